/// A rectangle of cells. No operation traps: sums that would overflow stay at the end of the range.
public struct GridRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns; nothing is covered when it is zero or less.
  public var width: Int
  /// The number of rows; nothing is covered when it is zero or less.
  public var height: Int

  /// `width` columns from `x` and `height` rows from `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of the given size whose top left cell is `origin`.
  public init(origin: GridPoint = .zero, size: GridSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle that covers nothing.
  public static let zero = GridRect(x: 0, y: 0, width: 0, height: 0)

  /// The leftmost column.
  public var minX: Int { x }
  /// The topmost row.
  public var minY: Int { y }
  /// The first column to the right of the rectangle.
  public var maxX: Int { x.saturatingAdd(width) }
  /// The first row below the rectangle.
  public var maxY: Int { y.saturatingAdd(height) }
  /// The top left cell.
  public var origin: GridPoint { GridPoint(x: x, y: y) }
  /// The extent.
  public var size: GridSize { GridSize(width: width, height: height) }
  /// Whether not a single cell is covered.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the cell at `point` is covered.
  public func contains(_ point: GridPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether every cell of `other` is covered; an empty rectangle is covered by all.
  public func contains(_ other: GridRect) -> Bool {
    other.isEmpty
      || other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle moved right and down.
  public func offset(x dx: Int, y dy: Int) -> GridRect {
    GridRect(x: x.saturatingAdd(dx), y: y.saturatingAdd(dy), width: width, height: height)
  }

  /// The cells that both cover; `.zero` when there are none.
  public func intersection(_ other: GridRect) -> GridRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return GridRect(
      x: left, y: top, width: right.saturatingSubtract(left),
      height: bottom.saturatingSubtract(top))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: GridRect) -> GridRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return GridRect(
      x: left, y: top, width: max(maxX, other.maxX).saturatingSubtract(left),
      height: max(maxY, other.maxY).saturatingSubtract(top))
  }
}
