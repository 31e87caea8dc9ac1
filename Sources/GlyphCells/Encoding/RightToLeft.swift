/// Keeps what follows a word that is written from right to left in its own columns: terminals that
/// reorder would otherwise take a border beside it along.
enum RightToLeft {
  /// U+200E in UTF-8.
  static let mark: StaticString = "\u{200E}"

  /// Whether a left-to-right mark has to follow the cell: it is the last of its direction before
  /// something else stands in the row.
  static func endsWord(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, clusters: ClusterTable
  ) -> Bool {
    guard isRightToLeft(Cell(bits: row[x]), clusters),
      !RowDirection.goesOn(row, at: x, clusters: clusters)
    else { return false }
    var next = x + 1
    while next < row.count {
      let cell = Cell(bits: row[next])
      if cell.glyph != 0x20, !cell.isContinuation { return !isRightToLeft(cell, clusters) }
      next += 1
    }
    return false
  }

  /// Whether a scalar may be written from right to left, told by its block.
  @inline(__always)
  static func isPossible(_ glyph: UInt32) -> Bool {
    glyph >= 0x590 && (glyph < 0x900 || glyph >= 0xFB1D)
  }

  private static func isRightToLeft(_ cell: Cell, _ clusters: ClusterTable) -> Bool {
    if !cell.isCluster, !isPossible(cell.glyph) { return false }
    if !cell.isCluster { return ScalarProperties.of(cell.glyph).isRightToLeft }
    let first = clusters[cell.glyph & ~Cell.clusterFlag].unicodeScalars.first
    return first.map { ScalarProperties.of($0.value).isRightToLeft } ?? false
  }
}
