import Foundation

/// The size of one character cell in points: how lengths given in points become whole cells.
public struct CellSize: Hashable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  /// A cell of this size; a length that is not a positive number counts as 1.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width > 0 && width.isFinite ? width : 1
    self.height = height > 0 && height.isFinite ? height : 1
  }

  /// One point is one cell: `.padding(1)` and `.frame(width: 20)` count cells.
  public static let cells = CellSize(width: 1, height: 1)

  /// A cell is 8 by 16 points, so that source written for a screen keeps its proportions.
  public static let points = CellSize(width: 8, height: 16)

  /// The cell's length along this axis, in points.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
