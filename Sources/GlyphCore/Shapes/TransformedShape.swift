import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A shape whose points are mapped to others.
public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    shape._path(in: rect, cellSize: cellSize).applying(transform)
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    shape._sizeThatFits(proposal, cellSize: cellSize)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
