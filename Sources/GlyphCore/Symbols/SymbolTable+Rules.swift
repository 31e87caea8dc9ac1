/// What becomes of names that the table does not have.
///
/// A name reads from the thing to its details: `bell.badge.slash.fill`. A slash and a badge say
/// more than the thing they are on, `fill` is a form of what is left, and other details are
/// dropped from the end until something is known; then from the front: `web.camera` is a camera.
extension SymbolTable {
  static func derived(from components: [Substring]) -> SymbolGlyph? {
    if components.dropFirst().contains("slash") { return slashed }
    if let glyph = filled(components) { return glyph }
    if let glyph = badged(components) { return glyph }
    return shortened(components)
  }

  /// The initial of a name in a circle, small or, for a filled form, large.
  static func initial(of components: [Substring]) -> SymbolGlyph? {
    let isFilled = components.contains("fill")
    for scalar in components.first?.unicodeScalars ?? "".unicodeScalars[...] {
      let value = scalar.value | 0x20
      if (0x61...0x7A).contains(value) {
        let circled = (isFilled ? 0x24B6 : 0x24D0) + value - 0x61
        let letter = Unicode.Scalar(UInt8(isFilled ? value - 0x20 : value))
        return Unicode.Scalar(circled).map {
          SymbolGlyph($0, ascii: String(Character(letter)), isInitial: true)
        }
      }
      if (0x30...0x39).contains(scalar.value) {
        return SymbolGlyph(scalar, ascii: String(Character(scalar)), isInitial: true)
      }
    }
    return components.isEmpty ? nil : SymbolGlyph("◌", ascii: "?", isInitial: true)
  }

  /// What a symbol stands in says nothing of what it is.
  private static let enclosures: Set<Substring> = ["circle", "square", "rectangle", "app", "seal"]

  private static let slashed = SymbolGlyph("⊘", ascii: "(/)")

  private static func filled(_ components: [Substring]) -> SymbolGlyph? {
    let rest = components.filter { $0 != "fill" }
    guard rest.count < components.count, !rest.isEmpty else { return nil }
    guard let base = row(named: rest.joined(separator: ".")) ?? derived(from: rest) else {
      return nil
    }
    return filled(base.glyph) ?? base
  }

  private static func badged(_ components: [Substring]) -> SymbolGlyph? {
    guard let index = components.firstIndex(of: "badge"), index > 0 else { return nil }
    switch components[(index + 1)...].first {
    case "plus": return SymbolGlyph("⊕", ascii: "(+)")
    case "minus": return SymbolGlyph("⊖", ascii: "(-)")
    case "xmark": return SymbolGlyph("⊗", ascii: "(x)")
    case "checkmark": return SymbolGlyph("✓", ascii: "*")
    case "exclamationmark": return SymbolGlyph("!", ascii: "!")
    case "questionmark": return SymbolGlyph("?", ascii: "?")
    case "clock": return SymbolGlyph("◷", ascii: "(L")
    case "gearshape": return SymbolGlyph("⚙", ascii: "{}")
    default: return shortened(Array(components[..<index]))
    }
  }

  private static func shortened(_ components: [Substring]) -> SymbolGlyph? {
    for count in stride(from: components.count, to: 0, by: -1) {
      if let glyph = row(named: components[..<count].joined(separator: ".")) { return glyph }
    }
    for start in components.indices.dropFirst() {
      if components[start...].allSatisfy(enclosures.contains) { return nil }
      if let glyph = row(named: components[start...].joined(separator: ".")) { return glyph }
    }
    return nil
  }
}
