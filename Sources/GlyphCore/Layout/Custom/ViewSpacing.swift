import Foundation

/// The distance that a view keeps from its neighbours, in points.
public struct ViewSpacing: Sendable {
  /// By side: nil where the view has no wish.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?
  /// The sides on which neighbours come close whatever they wish, as at a spacer.
  private var closed: Edge.Set = []

  /// No distance on any side.
  public static let zero = ViewSpacing(all: 0)

  /// No wish on any side.
  public init() {}

  private init(all length: CGFloat?) {
    (top, leading, bottom, trailing) = (length, length, length, length)
  }

  init(isSpacer: Bool, cellSize: CellSize) {
    self.init(all: isSpacer ? 0 : nil)
    guard !isSpacer else {
      closed = .all
      return
    }
    let column = cellSize.length(cellSize.spacing(nil, along: .horizontal), along: .horizontal)
    let row = cellSize.length(cellSize.spacing(nil, along: .vertical), along: .vertical)
    (top, leading, bottom, trailing) = (row, column, row, column)
  }

  /// Takes the greater wish on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func greater(_ a: CGFloat?, _ b: CGFloat?, _ edge: Edge.Set) -> CGFloat? {
      guard edges.contains(edge), let b else { return a }
      return max(a ?? b, b)
    }
    let isFirst = top == nil && leading == nil && bottom == nil && trailing == nil
    top = greater(top, other.top, .top)
    leading = greater(leading, other.leading, .leading)
    bottom = greater(bottom, other.bottom, .bottom)
    trailing = greater(trailing, other.trailing, .trailing)
    closed = isFirst ? other.closed.intersection(edges) : closed.intersection(other.closed)
  }

  /// The greater wish on some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal:
      if closed.contains(.trailing) || next.closed.contains(.leading) { return 0 }
      return max(trailing ?? 0, next.leading ?? 0)
    case .vertical:
      if closed.contains(.bottom) || next.closed.contains(.top) { return 0 }
      return max(bottom ?? 0, next.top ?? 0)
    }
  }
}
