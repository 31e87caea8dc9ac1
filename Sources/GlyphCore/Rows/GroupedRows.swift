import GlyphCells

/// A column of rows; neighbours that belong together are seen together.
///
/// The building block of forms, lists and boxes. Each view of the content is a row, those in a
/// `RowGroup` belong together, and so do rows next to each other outside of any. Rows of several
/// lines are separated by lines.
public struct GroupedRows<Content: View> {
  let decoration: RowDecoration
  let fillsWidth: Bool
  let content: Content

  /// Rows that take all the width they are offered, or only what they need.
  public nonisolated init(
    _ decoration: RowDecoration = .framed, fillsWidth: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.decoration = decoration
    self.fillsWidth = fillsWidth
    self.content = content()
  }
}

extension GroupedRows: View {
  public typealias Body = Never

  public static func _write(_ view: GroupedRows<Content>, to tree: inout _Tree) {
    var opening = tree.open(
      RowsLayout(
        ink: tree.separatorInk, decoration: view.decoration, fillsWidth: view.fillsWidth,
        glyphs: tree.surroundings.ambient.values.glyphs))
    opening.axis = tree.surroundings.axis
    tree.surroundings.axis = .vertical
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}
