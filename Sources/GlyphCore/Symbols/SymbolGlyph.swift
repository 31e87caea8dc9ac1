/// What a symbol is drawn with: one cell, or a few characters of ASCII.
public struct SymbolGlyph: Hashable, Sendable {
  /// One cell wide, and drawn as text by every terminal.
  public let glyph: Unicode.Scalar
  /// Stands in where only ASCII can be shown; one to three characters.
  public let ascii: String
  /// Whether the name is not known and the glyph is only its initial.
  public let isInitial: Bool

  init(_ glyph: Unicode.Scalar, ascii: String, isInitial: Bool = false) {
    self.glyph = glyph
    self.ascii = ascii
    self.isInitial = isInitial
  }

  /// The text to draw, one cell wide unless it is ASCII.
  public func text(ascii isASCII: Bool) -> String { isASCII ? ascii : String(Character(glyph)) }
}
