import Foundation

/// The outline of a shape as a shape of its own.
struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    shape._sizeThatFits(proposal, cellSize: cellSize)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape that is the outline of another: as a view it is drawn as lines, which the area that it
/// covers would be too thin for.
protocol OutlineShape: Shape {
  @MainActor func leave(_ style: some ShapeStyle, in tree: inout _Tree)
}

extension StrokedShape: OutlineShape {
  func leave(_ style: some ShapeStyle, in tree: inout _Tree) {
    tree.shapeLeaf(shape, .stroke(self.style), style)
  }
}

extension Shape {
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
