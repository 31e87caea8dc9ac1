/// A shape that is filled in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle
  public let background: Background

  public nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {
  public typealias Body = Never

  public static func _write(_ view: FillShapeView, to tree: inout _Tree) {
    tree.pushBackground(view.background)
    tree.shapeLeaf(view.shape, .fill(isEvenOdd: view.fillStyle.isEOFilled), view.style)
    tree.popBackground(view.background)
  }
}
