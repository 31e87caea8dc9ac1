/// A shape whose outline is drawn inside of its frame, in front of another view; in cells every
/// outline is.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
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

extension StrokeBorderShapeView: ShapeView {
  public typealias Body = Never

  public static func _write(_ view: StrokeBorderShapeView, to tree: inout _Tree) {
    tree.pushBackground(view.background)
    tree.shapeLeaf(view.shape, .stroke(view.strokeStyle), view.style)
    tree.popBackground(view.background)
  }
}
