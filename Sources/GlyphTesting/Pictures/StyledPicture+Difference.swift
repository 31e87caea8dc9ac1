import GlyphUI

extension StyledPicture {
  /// At most this many stretches of cells are listed.
  private static let listLimit = 24

  /// The two pictures as a unified diff, then the cells whose style differs.
  func difference(from expected: StyledPicture) -> String {
    var parts: [String] = []
    if lines != expected.lines {
      parts.append(LineDifference(from: expected.lines, to: lines).text)
    }
    let stretches = styleDifferences(from: expected)
    if !stretches.isEmpty {
      var list = stretches.prefix(StyledPicture.listLimit).joined(separator: "\n")
      let rest = stretches.count - StyledPicture.listLimit
      if rest > 0 { list += "\n… and \(rest) more" }
      parts.append("styles that differ (rows and columns count from 0):\n" + list)
    }
    if parts.isEmpty { parts.append("only the letters of the styles differ") }
    return parts.joined(separator: "\n\n")
  }

  private func styleDifferences(from expected: StyledPicture) -> [String] {
    var result: [String] = []
    for y in 0..<max(lines.count, expected.lines.count) {
      let width = max(rowWidth(y), expected.rowWidth(y))
      var x = 0
      while x < width {
        let (old, new) = (expected.meaning(x: x, y: y), meaning(x: x, y: y))
        let start = x
        x += 1
        guard old != new else { continue }
        while x < width, expected.meaning(x: x, y: y) == old, meaning(x: x, y: y) == new { x += 1 }
        let columns = x - start == 1 ? "column \(start)" : "columns \(start)–\(x - 1)"
        result.append("  row \(y), \(columns)\(quoted(start..<x, y)): \(old) → \(new)")
      }
    }
    return result
  }

  private func rowWidth(_ y: Int) -> Int { y < mask.count ? mask[y].count : 0 }

  /// The glyphs in some columns of a row, in quotes.
  private func quoted(_ columns: Range<Int>, _ y: Int) -> String {
    guard y < lines.count else { return "" }
    var column = 0
    var text = ""
    for character in lines[y] {
      if columns.contains(column) { text.append(character) }
      column += max(1, CleanText(String(character)).width)
    }
    return text.isEmpty ? "" : " \"\(text)\""
  }
}
