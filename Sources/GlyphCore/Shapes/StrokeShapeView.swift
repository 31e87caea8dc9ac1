/// A shape whose outline is drawn in front of another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  public let isAntialiased: Bool
  public let background: Background

  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {
  public typealias Body = Never

  public static func _write(_ view: StrokeShapeView, to tree: inout _Tree) {
    tree.pushBackground(view.background)
    tree.shapeLeaf(view.shape, .stroke(view.strokeStyle), view.style)
    tree.popBackground(view.background)
  }
}
