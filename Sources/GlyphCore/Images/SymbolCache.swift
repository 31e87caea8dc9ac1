import Synchronization

/// The glyphs of the symbols that were drawn: working one out by the parts of its name costs more
/// than drawing it.
enum SymbolCache {
  private struct Key: Hashable {
    let name: String
    let variants: SymbolVariants
  }

  private static let glyphs = Mutex<[Key: SymbolGlyph?]>([:])
  private static let limit = 2048

  static func glyph(named name: String, _ variants: SymbolVariants) -> SymbolGlyph? {
    let key = Key(name: name, variants: variants)
    if let known = glyphs.withLock({ $0[key] }) { return known }
    let glyph = SymbolTable.glyph(named: name, variants: variants)
    glyphs.withLock { glyphs in
      if glyphs.count >= limit { glyphs.removeAll() }
      glyphs[key] = glyph
    }
    return glyph
  }
}
