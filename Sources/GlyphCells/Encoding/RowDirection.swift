/// The controls of direction between the cells of a row.
///
/// They follow from each cell and its two neighbours, so that what a row opens it closes, wherever
/// it was clipped or drawn over.
enum RowDirection {
  /// What a cell lies in.
  static func place(of bits: UInt64, _ clusters: ClusterTable) -> EmbeddedPlace {
    let cell = Cell(bits: bits)
    guard clusters.hasNotes, cell.isCluster else { return EmbeddedPlace() }
    return clusters.note(cell.glyph & ~Cell.clusterFlag)?.place ?? EmbeddedPlace()
  }

  /// Whether a row has any.
  static func isNeeded(_ row: UnsafeBufferPointer<UInt64>, _ clusters: ClusterTable) -> Bool {
    row.contains { !place(of: $0, clusters).embedding.isEmpty }
  }

  /// What opens before a cell.
  static func before(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, clusters: ClusterTable
  ) -> String {
    let place = place(of: row[x], clusters)
    if place.embedding.isEmpty { return "" }
    var left = x - 1
    if left > 0, Cell(bits: row[left]).isContinuation { left -= 1 }
    let before = left < 0 ? EmbeddedPlace() : self.place(of: row[left], clusters)
    return place.embedding.opening(from: before.levels(sharedWith: place))
  }

  /// What closes after a cell.
  static func after(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, clusters: ClusterTable
  ) -> String {
    let place = place(of: row[x], clusters)
    if place.embedding.isEmpty { return "" }
    return place.embedding.closing(to: levelsAfter(row, at: x, place, clusters))
  }

  /// Whether a cell and the one to its right lie in one embedding.
  static func goesOn(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, clusters: ClusterTable
  ) -> Bool {
    let place = place(of: row[x], clusters)
    return !place.embedding.isEmpty && levelsAfter(row, at: x, place, clusters) > 0
  }

  private static func levelsAfter(
    _ row: UnsafeBufferPointer<UInt64>, at x: Int, _ place: EmbeddedPlace, _ clusters: ClusterTable
  ) -> Int {
    var right = x + 1
    if right < row.count, Cell(bits: row[right]).isContinuation { right += 1 }
    guard right < row.count else { return 0 }
    return place.levels(sharedWith: self.place(of: row[right], clusters))
  }
}
