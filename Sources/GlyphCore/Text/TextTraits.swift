import GlyphCells

/// What a text says about its strokes: a font as far as cells can show it, and a weight, a slant
/// and lines that hold whatever the font is.
///
/// Two bits for each, whether it is said and what, so that a modifier fits in two bytes and the
/// nearest one wins.
struct TextTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let hasFont = TextTraits(rawValue: 1 << 0)
  static let fontIsBold = TextTraits(rawValue: 1 << 1)
  static let fontIsDim = TextTraits(rawValue: 1 << 2)
  static let fontIsItalic = TextTraits(rawValue: 1 << 3)
  static let hasWeight = TextTraits(rawValue: 1 << 4)
  static let isBold = TextTraits(rawValue: 1 << 5)
  static let hasSlant = TextTraits(rawValue: 1 << 6)
  static let isItalic = TextTraits(rawValue: 1 << 7)
  static let hasUnderline = TextTraits(rawValue: 1 << 8)
  static let isUnderlined = TextTraits(rawValue: 1 << 9)
  static let hasStrike = TextTraits(rawValue: 1 << 10)
  static let isStruck = TextTraits(rawValue: 1 << 11)

  private static let font: TextTraits = [.hasFont, .fontIsBold, .fontIsDim, .fontIsItalic]
  private static let weight: TextTraits = [.hasWeight, .isBold]
  private static let slant: TextTraits = [.hasSlant, .isItalic]
  private static let underline: TextTraits = [.hasUnderline, .isUnderlined]
  private static let strike: TextTraits = [.hasStrike, .isStruck]

  static func font(_ font: Font) -> TextTraits {
    var traits = TextTraits.hasFont
    if font.isBold { traits.insert(.fontIsBold) }
    if font.isDim { traits.insert(.fontIsDim) }
    if font.isItalic { traits.insert(.fontIsItalic) }
    return traits
  }

  static func weight(bold: Bool) -> TextTraits { bold ? weight : .hasWeight }
  static func slant(italic: Bool) -> TextTraits { italic ? slant : .hasSlant }
  static func underline(_ isActive: Bool) -> TextTraits { isActive ? underline : .hasUnderline }
  static func strike(_ isActive: Bool) -> TextTraits { isActive ? strike : .hasStrike }

  /// These traits, and those of the surroundings where these say nothing.
  func over(_ outer: TextTraits) -> TextTraits {
    if isEmpty { return outer }
    var missing: TextTraits = []
    if !contains(.hasFont) { missing.formUnion(TextTraits.font) }
    if !contains(.hasWeight) { missing.formUnion(TextTraits.weight) }
    if !contains(.hasSlant) { missing.formUnion(TextTraits.slant) }
    if !contains(.hasUnderline) { missing.formUnion(TextTraits.underline) }
    if !contains(.hasStrike) { missing.formUnion(TextTraits.strike) }
    return union(outer.intersection(missing))
  }

  /// Takes back what was said about the font.
  var withoutFont: TextTraits { subtracting(TextTraits.font) }
  /// Takes back what was said about the weight.
  var withoutWeight: TextTraits { subtracting(TextTraits.weight) }

  /// The attributes of cells in which text with these traits is drawn.
  var attributes: CellAttributes {
    var attributes: CellAttributes = []
    if contains(contains(.hasWeight) ? .isBold : .fontIsBold) { attributes.insert(.bold) }
    if contains(.fontIsDim) { attributes.insert(.dim) }
    if contains(contains(.hasSlant) ? .isItalic : .fontIsItalic) { attributes.insert(.italic) }
    if contains(.isUnderlined) { attributes.insert(.underline) }
    if contains(.isStruck) { attributes.insert(.strikethrough) }
    return attributes
  }
}
