@testable import GlyphCells

/// Surfaces full of fills, texts, wide clusters and links.
enum RandomSurface {
  private static let words = [
    "abc", "words and more", "漢字", "한국", "👩‍🚀 ok", "⚠\u{FE0F}", "🇫🇷🇩🇪", "e\u{301}é", "──┼──", "█▓▒░",
    "क्षि", "1\u{FE0F}\u{20E3}", "…", "🐍", "x",
  ]

  static func style(_ table: StyleTable, using generator: inout SeededGenerator) -> StyleID {
    func color() -> TerminalColor {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: .ansi(UInt8.random(in: 0..<16, using: &generator))
      case 1: .indexed(UInt8.random(in: 16...255, using: &generator))
      case 2: .rgb(UInt8.random(in: 0...255, using: &generator), 20, 30)
      default: .standard
      }
    }
    let bits = UInt16.random(in: 0..<512, using: &generator)
    let mask = UInt16.random(in: 0..<512, using: &generator)
    var attributes = CellAttributes(rawValue: bits & mask & (mask >> 1))
    if attributes.contains(.doubleUnderline) { attributes.remove(.underline) }
    let link =
      Int.random(in: 0..<6, using: &generator) == 0
      ? table.link(to: "https://example.com/\(Int.random(in: 0..<3, using: &generator))") : .none
    return table.intern(
      CellStyle(foreground: color(), background: color(), attributes: attributes, link: link))
  }

  static func draw(
    on surface: inout Surface, count: Int, using generator: inout SeededGenerator
  ) {
    for _ in 0..<count {
      let x = Int.random(in: -4..<(surface.size.width + 2), using: &generator)
      let y = Int.random(in: -1..<(surface.size.height + 1), using: &generator)
      let style = style(surface.styles, using: &generator)
      let rect = GridRect(
        x: x, y: y, width: Int.random(in: 0..<12, using: &generator),
        height: Int.random(in: 0..<4, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: surface.fill(rect, with: style)
      case 1: surface.clear(rect)
      case 2: surface.setBackground(of: rect, to: style)
      case 3: surface.putRow("─", count: rect.width, x: x, y: y, style: style)
      case 4: surface.putColumn("漢", count: rect.height, x: x, y: y, style: style)
      default:
        let word = words[Int.random(in: 0..<words.count, using: &generator)]
        surface.draw(CleanText(word), x: x, y: y, style: style)
      }
    }
  }
}
