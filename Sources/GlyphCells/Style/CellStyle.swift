/// How one cell looks, apart from its glyph.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: TerminalColor
  /// The colour behind the glyph; `.standard` lets what stands there shine through when drawn.
  public var background: TerminalColor
  /// Bold, underline and their like.
  public var attributes: CellAttributes
  /// The hyperlink the cell belongs to.
  public var link: LinkID

  /// A style; whatever is left out is the terminal's own.
  public init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard,
    attributes: CellAttributes = [], link: LinkID = .none
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The terminal's own colours, no attributes, no link.
  public static let standard = CellStyle()

  /// Whether a blank in this style looks different from a blank in the standard style.
  var isVisibleOnBlank: Bool {
    background != .standard || !attributes.isDisjoint(with: .visibleOnBlank) || link != .none
  }
}
