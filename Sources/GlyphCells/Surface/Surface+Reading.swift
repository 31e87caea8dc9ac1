extension Surface {
  /// The cell in column `x` of row `y`; a blank in the standard style outside of the surface.
  public subscript(x: Int, y: Int) -> SurfaceCell {
    let cell = self[cellAt: x, y]
    return SurfaceCell(
      character: cell.isContinuation ? "" : character(of: cell), style: styles[cell.style],
      isContinuation: cell.isContinuation)
  }

  func character(of cell: Cell) -> String {
    if cell.isCluster { return styles.clusters[cell.glyph & ~Cell.clusterFlag] }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// Calls `body` with the bytes of one row; an empty buffer for a row that does not exist.
  package func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result
  ) -> Result {
    cells.withUnsafeBufferPointer { all in
      guard y >= 0, y < size.height else { return body(UnsafeBufferPointer(rebasing: all[0..<0])) }
      let start = y * size.width
      return body(UnsafeBufferPointer(rebasing: all[start..<(start + size.width)]))
    }
  }

  /// Whether the cells of a rectangle are blanks without a background.
  package func isVacant(_ rect: GridRect) -> Bool {
    let rect = rect.intersection(bounds)
    let width = size.width
    return cells.withUnsafeBufferPointer { all in
      for y in rect.minY..<max(rect.minY, rect.maxY) {
        for x in rect.minX..<max(rect.minX, rect.maxX) {
          let cell = Cell(bits: all[y &* width &+ x])
          guard cell.glyph == 0x20, !cell.style.hasBackground else { return false }
        }
      }
      return true
    }
  }

  /// Whether a stretch of a row is the same in both, compared as memory when they share a table.
  ///
  /// Columns that one of them lacks are different.
  package func hasEqualCells(row y: Int, columns: Range<Int>, in other: Surface) -> Bool {
    let columns = columns.clamped(to: 0..<max(size.width, other.size.width))
    guard y >= 0, y < size.height, y < other.size.height, columns.upperBound <= size.width,
      columns.upperBound <= other.size.width
    else { return columns.isEmpty }
    if styles !== other.styles {
      return columns.allSatisfy { self[$0, y] == other[$0, y] }
    }
    return withRow(y) { mine in
      other.withRow(y) { theirs in
        for x in columns where mine[x] != theirs[x] { return false }
        return true
      }
    }
  }
}
