import Foundation

extension BoxRef {
  /// Gives `body` the size and the guides of this box, in points.
  func withDimensions<Result>(
    _ cellSize: CellSize, _ body: (ViewDimensions) -> Result
  ) -> Result {
    let source = GuideSource { self.explicitGuide($0, cellSize) }
    defer { source.close() }
    return body(
      ViewDimensions(
        width: cellSize.length(Int(size.width), along: .horizontal),
        height: cellSize.length(Int(size.height), along: .vertical), source: source))
  }

  /// A guide that is set in this box or further inside, in points.
  func explicitGuide(_ key: AlignmentKey, _ cellSize: CellSize) -> CGFloat? {
    explicitGuide(key).map {
      CGFloat($0) / 2 * cellSize[key.axis == .horizontal ? .horizontal : .vertical]
    }
  }
}
