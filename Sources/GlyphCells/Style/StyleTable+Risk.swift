extension StyleTable {
  /// Whether terminals are known to disagree about how far the cell's glyph moves the cursor.
  func isRisky(_ cell: Cell) -> Bool { cell.isCluster }
}
