import GlyphUI

/// A picture in three layers: glyphs, a letter for the style of each cell, and what letters mean.
///
/// An empty line stands between two layers. No line of glyphs is empty, since blanks are dots, and
/// the layer of letters ends with a line that is not.
struct StyledPicture: Equatable {
  /// Lines of glyphs, all of the surface's width.
  var lines: [String]
  /// Lines of letters, one for each cell; blanks for the standard style.
  var mask: [String]
  var legend: [StyleLegend.Entry]

  init(_ surface: Surface) {
    lines = Picture.lines(of: surface)
    var legend = StyleLegend()
    mask = (0..<surface.size.height).map { y in
      let end = Picture.contentEnd(of: surface, row: y)
      let dots = Picture.dotsStart(of: surface, row: y)
      var row = ""
      for x in 0..<surface.size.width {
        // A dot of the text's own in front of blanks would look like one more of them.
        let isOwnDot = x >= dots && x < end
        row.append(legend.letter(for: surface[x, y].style, isOwnDot: isOwnDot, in: surface.styles))
      }
      return row.trimmingEnd()
    }
    while mask.last == "" { mask.removeLast() }
    self.legend = legend.entries
  }

  var text: String {
    var text = lines.joined(separator: "\n")
    guard !legend.isEmpty else { return text }
    text += "\n\n" + mask.joined(separator: "\n")
    text += "\n\n" + legend.map { "\($0.letter)  \($0.meaning)" }.joined(separator: "\n")
    return text
  }

  /// Reads what `text` gave; what is not of that form becomes lines of glyphs as it is.
  init(text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    mask = []
    legend = []
    guard let first = all.firstIndex(of: ""), let last = all.lastIndex(of: ""), first < last else {
      lines = all
      return
    }
    lines = Array(all[..<first])
    mask = Array(all[(first + 1)..<last])
    legend = all[(last + 1)...].compactMap { line in
      guard let letter = line.first, line.dropFirst().hasPrefix("  ") else { return nil }
      return StyleLegend.Entry(letter: letter, meaning: String(line.dropFirst(3)))
    }
  }

  /// What a cell's style is called.
  func meaning(x: Int, y: Int) -> String {
    guard y < mask.count else { return CellStyle.standardName }
    let row = mask[y]
    guard let index = row.index(row.startIndex, offsetBy: x, limitedBy: row.endIndex),
      index < row.endIndex, row[index] != " "
    else { return CellStyle.standardName }
    return legend.first { $0.letter == row[index] }?.meaning ?? "?"
  }
}

extension String {
  func trimmingEnd() -> String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
