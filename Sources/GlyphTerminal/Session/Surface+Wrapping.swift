import GlyphCells

extension Surface {
  /// How many rows stand above a cell once a terminal has become narrower and has wrapped each row to
  /// its new width, as it does with the lines of a shell.
  func rows(above cell: (x: Int, y: Int), wrappedTo width: Int) -> Int {
    guard width > 0 else { return cell.y }
    var rows = 0
    for y in 0..<min(max(0, cell.y), size.height) { rows += wrappedRows(y, width) }
    let own = cell.y < size.height ? wrappedRows(cell.y, width) : 1
    return rows + min(max(0, cell.x) / width, own - 1)
  }

  /// The rows that one row takes: blanks at its end are dropped, and a wide glyph is not split.
  private func wrappedRows(_ y: Int, _ width: Int) -> Int {
    var end = size.width
    while end > 0, self[cellAt: end - 1, y] == .empty { end -= 1 }
    var rows = 1
    var column = 0
    var x = 0
    while x < end {
      let cells = x + 1 < end && self[cellAt: x + 1, y].isContinuation ? 2 : 1
      if column + cells > width {
        rows += 1
        column = 0
      }
      column += cells
      x += cells
    }
    return rows
  }
}
