/// Cells that are clusters of their own and would be one if they were written without anything
/// between them, such as half a flag beside another.
enum Neighbours {
  /// Whether a cell would join the one to its left.
  static func join(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, clusters: ClusterTable
  ) -> Bool {
    var left = x - 1
    if left > 0, Cell(bits: row[left]).isContinuation { left -= 1 }
    guard left >= 0 else { return false }
    let cells = (Cell(bits: row[left]), Cell(bits: row[x]))
    if cells.0.glyph < 0x300, cells.1.glyph < 0x300 { return false }
    guard RowDirection.before(row, at: x, clusters: clusters).isEmpty,
      RowDirection.after(row, at: left, clusters: clusters).isEmpty,
      let first = first(of: cells.1, clusters)
    else { return false }
    var machine = ClusterMachine()
    if cells.0.isCluster {
      for scalar in clusters[cells.0.glyph & ~Cell.clusterFlag].unicodeScalars {
        _ = machine.take(scalar.value, .of(scalar.value))
      }
    } else {
      _ = machine.take(cells.0.glyph, .of(cells.0.glyph))
    }
    return !machine.take(first, .of(first))
  }

  private static func first(of cell: Cell, _ clusters: ClusterTable) -> UInt32? {
    if !cell.isCluster { return cell.isContinuation ? nil : cell.glyph }
    return clusters[cell.glyph & ~Cell.clusterFlag].unicodeScalars.first?.value
  }
}
