/// The characters of a frame with lines across.
struct FrameGlyphs {
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  var topLeading: Unicode.Scalar
  var topTrailing: Unicode.Scalar
  var bottomLeading: Unicode.Scalar
  var bottomTrailing: Unicode.Scalar
  var joinLeading: Unicode.Scalar
  var joinTrailing: Unicode.Scalar

  static func rounded(_ glyphs: Glyphs) -> FrameGlyphs { glyphs == .ascii ? ascii : rounded }

  private static let rounded = FrameGlyphs(
    horizontal: "─", vertical: "│", topLeading: "╭", topTrailing: "╮", bottomLeading: "╰",
    bottomTrailing: "╯", joinLeading: "├", joinTrailing: "┤")
  private static let ascii = FrameGlyphs(
    horizontal: "-", vertical: "|", topLeading: "+", topTrailing: "+", bottomLeading: "+",
    bottomTrailing: "+", joinLeading: "+", joinTrailing: "+")
}
