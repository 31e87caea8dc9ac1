import Foundation

/// A shape turned around a point of its frame.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { turned(shape.path(in: rect), in: rect, by: 1) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    turned(shape._path(in: rect, cellSize: cellSize), in: rect, by: cellSize.roundness)
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    shape._sizeThatFits(proposal, cellSize: cellSize)
  }

  private func turned(_ path: Path, in rect: CGRect, by roundness: CGFloat) -> Path {
    let point = anchor.point(in: rect)
    return path.applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .scaledBy(x: 1, y: roundness)
        .rotated(by: CGFloat(angle.radians))
        .scaledBy(x: 1, y: 1 / roundness)
        .translatedBy(x: -point.x, y: -point.y))
  }

  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
