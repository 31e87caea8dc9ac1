/// Views arranged by a layout.
public struct _LayoutView<Arrangement: Layout, Content: View> {
  let layout: Arrangement
  let content: Content
}

extension _LayoutView: View {
  public typealias Body = Never

  public static func _write(
    _ view: _LayoutView<Arrangement, Content>, to tree: inout _Tree
  ) {
    var opening = tree.open(CustomLayout(layout: view.layout, cellSize: tree.cellSize))
    opening.axis = tree.surroundings.axis
    let orientation =
      (view.layout as? AnyLayout)?.stackOrientation
      ?? Arrangement.layoutProperties.stackOrientation
    tree.surroundings.axis = orientation.map { $0 == .horizontal ? .horizontal : .vertical }
    Content._write(view.content, to: &tree)
    tree._closeStack(opening)
  }
}
