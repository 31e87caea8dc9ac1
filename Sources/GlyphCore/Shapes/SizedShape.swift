import Foundation

/// A shape of a fixed size inside of its frame.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path { shape.path(in: part(of: rect)) }

  func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    shape._path(in: part(of: rect), cellSize: cellSize)
  }

  private func part(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
      height: size.height)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
