import Foundation

/// The rule by which lengths become whole cells: to the nearest cell, half a cell upwards.
/// The one exception is a gap of exactly half a cell, which vanishes: 8 points between two rows
/// 16 points high would otherwise double the height of every list.
extension CellSize {
  /// The greatest number of cells; a length beyond it, `infinity` included, is this one, which
  /// leaves room for sums and products of lengths in an `Int`.
  public static let limit = 1 << 28

  /// The number of cells that a space between views takes; nil is the default of 1 column or 0
  /// rows, and a negative space lets views overlap.
  public func spacing(_ length: CGFloat?, along axis: Axis) -> Int {
    guard let length else { return axis == .horizontal ? 1 : 0 }
    return gap(length, along: axis)
  }

  /// The number of cells that a padding adds on one side; nil is the default of 2 columns or 1
  /// row, and a negative padding lets the content stick out.
  public func padding(_ length: CGFloat?, along axis: Axis) -> Int {
    guard let length else { return axis == .horizontal ? 2 : 1 }
    return gap(length, along: axis)
  }

  /// The number of cells a frame of this length takes: at least one if it is above zero, none if
  /// it is negative, and nil when there is no length or it is not a number.
  public func frame(_ length: CGFloat?, along axis: Axis) -> Int? {
    guard let length, !length.isNaN else { return nil }
    guard length > 0 else { return 0 }
    return max(1, Self.nearest(length / self[axis]))
  }

  /// The number of whole cells nearest to a position, for a point or an offset.
  public func position(_ length: CGFloat, along axis: Axis) -> Int {
    Self.nearest(length / self[axis])
  }

  /// A number of cells as a length in points; the limit is `infinity`.
  public func length(_ cells: Int, along axis: Axis) -> CGFloat {
    cells >= Self.limit ? .infinity : CGFloat(max(cells, -Self.limit)) * self[axis]
  }

  private func gap(_ length: CGFloat, along axis: Axis) -> Int {
    let cells = length / self[axis]
    return abs(cells) <= 0.5 ? 0 : Self.nearest(cells)
  }

  private static func nearest(_ cells: CGFloat) -> Int {
    guard !cells.isNaN else { return 0 }
    let bound = CGFloat(limit)
    return Int(min(max(cells, -bound), bound).rounded(.toNearestOrAwayFromZero))
  }
}
