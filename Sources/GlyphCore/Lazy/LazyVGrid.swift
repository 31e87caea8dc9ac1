import Foundation

/// Views that fill one row of columns after the other.
///
/// `columns: [GridItem(.adaptive(minimum: 6))]` in 20 columns of room:
///
/// ```
/// one    two    three
/// four   five   six
/// seven
/// ```
///
/// Headers and footers of sections have a row for themselves. All views are in the tree; only
/// those in sight are drawn.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Rows of columns; `spacing` is the one between rows, in points, nil for none. Pinned views
  /// scroll along.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never

  public static func _write(_ view: LazyVGrid<Content>, to tree: inout _Tree) {
    let cells = tree.cellSize
    let own = Alignment(horizontal: view.alignment, vertical: .center)
    tree.writeLazyGrid(
      LazyGridPrimitive(
        axis: .vertical,
        lanes: view.columns.map { LazyGridLane($0, along: .horizontal, cellSize: cells) },
        spacing: Int32(clamping: cells.spacing(view.spacing, along: .vertical)),
        alignment: GuidedAlignment(own, cells)),
      view.content)
  }
}

@MainActor
extension _Tree {
  mutating func writeLazyGrid<Content: View>(_ grid: LazyGridPrimitive, _ content: Content) {
    var opening = open(grid)
    opening.axis = surroundings.axis
    surroundings.axis = nil
    Content._write(content, to: &self)
    _closeStack(opening)
  }
}
