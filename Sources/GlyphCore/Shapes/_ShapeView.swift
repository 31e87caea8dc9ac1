/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle

  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView {
  public typealias Body = Never

  public static func _write(_ view: _ShapeView, to tree: inout _Tree) {
    tree.shapeLeaf(view.shape, .fill(isEvenOdd: view.fillStyle.isEOFilled), view.style)
  }
}
