extension StyleTable {
  /// Whether terminals are known to disagree about how far the cell's glyph moves the cursor.
  ///
  /// Letters with plain combining marks are safe; joined pictures, selectors, flags, keycaps,
  /// spacing marks and recent additions are not.
  func isRisky(_ cell: Cell) -> Bool {
    let glyph = cell.glyph
    if glyph < 0x300 { return false }
    if !cell.isCluster { return ScalarProperties.of(glyph).isRisky }
    return clusters[glyph & ~Cell.clusterFlag].unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x200C, 0x200D, 0x20E3, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
      default: ScalarProperties.of(scalar.value).isRisky
      }
    }
  }
}
