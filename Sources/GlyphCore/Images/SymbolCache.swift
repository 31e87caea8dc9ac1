/// The glyphs of the symbols that were drawn: working one out by the parts of its name costs more
/// than drawing it.
@MainActor
enum SymbolCache {
  private struct Key: Hashable {
    let name: String
    let variants: SymbolVariants
  }

  private static var glyphs: [Key: SymbolGlyph?] = [:]
  private static let limit = 2048

  static func glyph(named name: String, _ variants: SymbolVariants) -> SymbolGlyph? {
    let key = Key(name: name, variants: variants)
    if let known = glyphs[key] { return known }
    if glyphs.count >= limit { glyphs.removeAll() }
    let glyph = SymbolTable.glyph(named: name, variants: variants)
    glyphs[key] = glyph
    return glyph
  }
}
