import Foundation

/// A gap that takes what its stack has left.
public struct Spacer {
  /// The least length in points; nil is one column, and nothing in a column of views.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _write(_ view: Spacer, to tree: inout _Tree) {
    let cells = tree.cellSize
    tree.leaf(
      SpacerLayout(
        minWidth: Int32(clamping: max(0, cells.spacing(view.minLength, along: .horizontal))),
        minHeight: Int32(clamping: max(0, cells.spacing(view.minLength, along: .vertical))),
        axis: tree.surroundings.axis))
  }
}
