import Foundation

/// Views that fill one column of rows after the other; see `LazyVGrid`.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Columns of rows; `spacing` is the one between columns, in points, nil for one. Pinned views
  /// scroll along.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never

  public static func _write(_ view: LazyHGrid<Content>, to tree: inout _Tree) {
    let cells = tree.cellSize
    let own = Alignment(horizontal: .center, vertical: view.alignment)
    tree.writeLazyGrid(
      LazyGridPrimitive(
        axis: .horizontal,
        lanes: view.rows.map { LazyGridLane($0, along: .vertical, cellSize: cells) },
        spacing: Int32(clamping: cells.spacing(view.spacing, along: .horizontal)),
        alignment: GuidedAlignment(own, cells)),
      view.content)
  }
}
