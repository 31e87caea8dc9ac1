/// What a terminal can do to a glyph besides colouring it.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt16

  /// The attributes whose bits are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1 << 0)
  /// Less contrast.
  public static let dim = CellAttributes(rawValue: 1 << 1)
  /// Slanted.
  public static let italic = CellAttributes(rawValue: 1 << 2)
  /// A line below.
  public static let underline = CellAttributes(rawValue: 1 << 3)
  /// Two lines below; it replaces `underline`.
  public static let doubleUnderline = CellAttributes(rawValue: 1 << 4)
  /// A line through the middle.
  public static let strikethrough = CellAttributes(rawValue: 1 << 5)
  /// Foreground and background exchanged.
  public static let reverse = CellAttributes(rawValue: 1 << 6)
  /// Blinking, where the terminal allows it.
  public static let blink = CellAttributes(rawValue: 1 << 7)
  /// A line above.
  public static let overline = CellAttributes(rawValue: 1 << 8)

  /// Those that can be seen on a blank.
  static let visibleOnBlank: CellAttributes = [
    .underline, .doubleUnderline, .strikethrough, .reverse, .overline,
  ]
}
