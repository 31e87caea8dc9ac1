/// An extent in whole cells.
public struct GridSize: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// An extent of `width` columns and `height` rows, kept as given, negative numbers too.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No columns and no rows.
  public static let zero = GridSize(width: 0, height: 0)

  /// Whether there is not a single cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
