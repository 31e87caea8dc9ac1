import GlyphCells

/// Rows of text in columns that are as wide as their widest entry.
struct Table {
  var header: [String]
  var rows: [[(text: String, style: CellStyle)]]
  /// Columns whose entries end at the same place, as numbers do.
  var trailing: Set<Int> = []

  /// The table as a screen of its own, no wider than `width`: the first column gives way.
  func surface(width: Int, styles: StyleTable) -> Surface {
    let titles = header.map { CleanText($0) }
    let cells = rows.map { $0.map { CleanText($0.text) } }
    var widths = titles.map(\.width)
    for row in cells {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    let frame = 3 * widths.count + 1
    let excess = widths.reduce(frame, +) - width
    if excess > 0 { widths[0] = max(1, widths[0] - excess) }

    var surface = Surface(
      width: widths.reduce(frame, +), height: rows.count + 4, styles: styles)
    drawFrame(widths, on: &surface)
    let bold = styles.intern(CellStyle(attributes: .bold))
    draw(titles, widths, y: 1, on: &surface) { _ in bold }
    for (index, row) in cells.enumerated() {
      draw(row, widths, y: index + 3, on: &surface) { styles.intern(rows[index][$0].style) }
    }
    return surface
  }

  private func draw(
    _ row: [CleanText], _ widths: [Int], y: Int, on surface: inout Surface,
    style: (Int) -> StyleID
  ) {
    var x = 2
    for (column, cell) in row.enumerated() {
      let width = widths[column]
      for line in cell.lines(width: width, limit: 1) {
        let indent = trailing.contains(column) ? width - line.width : 0
        surface.draw(cell, line: line, x: x + indent, y: y, style: style(column))
      }
      x += width + 3
    }
  }

  private func drawFrame(_ widths: [Int], on surface: inout Surface) {
    let dim = surface.styles.intern(CellStyle(attributes: .dim))
    let bottom = surface.size.height - 1
    let right = surface.size.width - 1
    for y in [0, 2, bottom] { surface.putRow("─", count: right, x: 0, y: y, style: dim) }
    var x = 0
    for column in 0...widths.count {
      surface.putColumn("│", count: bottom, x: x, y: 0, style: dim)
      let isFirst = column == 0
      let isLast = column == widths.count
      surface.put(isFirst ? "╭" : isLast ? "╮" : "┬", x: x, y: 0, style: dim)
      surface.put(isFirst ? "├" : isLast ? "┤" : "┼", x: x, y: 2, style: dim)
      surface.put(isFirst ? "╰" : isLast ? "╯" : "┴", x: x, y: bottom, style: dim)
      if column < widths.count { x += widths[column] + 3 }
    }
  }
}
