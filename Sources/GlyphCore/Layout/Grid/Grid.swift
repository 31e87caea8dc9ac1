import Foundation

/// Views in rows whose cells share columns.
///
/// Each `GridRow` inside is a row; a view that is in none takes a row for itself, across all
/// columns.
///
/// ```
///  Name   Size
///  a.txt    12
///  ─────────────
///  total    12
/// ```
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Rows of cells; spacing is in points, nil for one column and no rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never

  public static func _write(_ view: Grid<Content>, to tree: inout _Tree) {
    let cells = tree.cellSize
    var opening = tree.open(
      GridPrimitive(
        alignment: GuidedAlignment(view.alignment, cells), cellSize: cells,
        horizontalSpacing: Int32(
          clamping: cells.spacing(view.horizontalSpacing, along: .horizontal)),
        verticalSpacing: Int32(clamping: cells.spacing(view.verticalSpacing, along: .vertical))))
    opening.axis = tree.surroundings.axis
    tree.surroundings.axis = nil
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}
