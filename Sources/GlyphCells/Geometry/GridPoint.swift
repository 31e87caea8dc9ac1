/// A place on a grid of cells, counted from the top left corner; it may lie outside of any surface.
public struct GridPoint: Hashable, Sendable {
  /// The column, growing to the right.
  public var x: Int
  /// The row, growing downwards.
  public var y: Int

  /// The cell in column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Column 0 of row 0.
  public static let zero = GridPoint(x: 0, y: 0)

  /// The point moved right and down; sums that would overflow stay at the end of the range.
  public func offset(x dx: Int, y dy: Int) -> GridPoint {
    GridPoint(x: x.saturatingAdd(dx), y: y.saturatingAdd(dy))
  }
}
