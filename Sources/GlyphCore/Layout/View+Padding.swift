import Foundation

/// Puts room around each view of its content.
public struct _PaddingLayout {
  @usableFromInline let edges: Edge.Set
  @usableFromInline let insets: EdgeInsets?

  @inlinable
  nonisolated init(edges: Edge.Set, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(PaddingLayout(insets: CellInsets(edges, insets, tree.cellSize)))
  }
}

extension CellInsets {
  /// Insets on some sides; nil is the default padding.
  init(_ edges: Edge.Set, _ insets: EdgeInsets?, _ cellSize: CellSize) {
    func cells(_ edge: Edge, _ length: CGFloat?, _ axis: Axis) -> Int32 {
      guard edges.contains(edge) else { return 0 }
      return Int32(clamping: cellSize.padding(length, along: axis))
    }
    self.init(
      top: cells(.top, insets?.top, .vertical),
      leading: cells(.leading, insets?.leading, .horizontal),
      bottom: cells(.bottom, insets?.bottom, .vertical),
      trailing: cells(.trailing, insets?.trailing, .horizontal))
  }
}

extension View {
  /// Puts room around the view, in points; a negative inset lets the view stick out.
  @inlinable
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Puts room on some sides of the view, in points; nil is 2 columns at a side and 1 row above
  /// and below.
  @inlinable
  public nonisolated consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Puts room of one length, in points, on all sides of the view.
  @inlinable
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
