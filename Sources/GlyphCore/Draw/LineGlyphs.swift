/// The characters of one kind of line.
struct LineGlyphs {
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  var topLeading: Unicode.Scalar
  var topTrailing: Unicode.Scalar
  var bottomLeading: Unicode.Scalar
  var bottomTrailing: Unicode.Scalar

  static func light(_ glyphs: Glyphs) -> LineGlyphs { glyphs == .ascii ? ascii : light }
  static func heavy(_ glyphs: Glyphs) -> LineGlyphs { glyphs == .ascii ? heavyASCII : heavy }

  private static let light = LineGlyphs(
    horizontal: "─", vertical: "│", topLeading: "┌", topTrailing: "┐", bottomLeading: "└",
    bottomTrailing: "┘")
  private static let heavy = LineGlyphs(
    horizontal: "━", vertical: "┃", topLeading: "┏", topTrailing: "┓", bottomLeading: "┗",
    bottomTrailing: "┛")
  private static let ascii = LineGlyphs(
    horizontal: "-", vertical: "|", topLeading: "+", topTrailing: "+", bottomLeading: "+",
    bottomTrailing: "+")
  private static let heavyASCII = LineGlyphs(
    horizontal: "=", vertical: "#", topLeading: "#", topTrailing: "#", bottomLeading: "#",
    bottomTrailing: "#")
}
