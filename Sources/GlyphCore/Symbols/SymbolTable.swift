/// The glyphs that stand for symbols, by the names under which SwiftUI knows them.
public enum SymbolTable {
  /// The glyph for a name: its own if the table has one, else by the parts of the name, else its
  /// initial in a circle; nil only for an empty name.
  public static func glyph(named name: String, variants: SymbolVariants = .none) -> SymbolGlyph? {
    let name = variants == .none ? name : variants.applied(to: name)
    if let glyph = row(named: name) { return glyph }
    let components = name.split(separator: ".")
    return derived(from: components) ?? initial(of: components)
  }

  /// The name's own entry in the table.
  static func row(named name: some StringProtocol) -> SymbolGlyph? {
    let wanted = name.utf8
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      let key = rows[middle].utf8.prefix { $0 != UInt8(ascii: " ") }
      if key.elementsEqual(wanted) { return parsed(rows[middle]) }
      if key.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func parsed(_ row: String) -> SymbolGlyph? {
    let fields = row.split(separator: " ", maxSplits: 2)
    guard fields.count == 3, let glyph = fields[1].unicodeScalars.first else { return nil }
    return SymbolGlyph(glyph, ascii: String(fields[2]))
  }
}
