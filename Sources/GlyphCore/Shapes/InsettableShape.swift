import Foundation

/// A shape that can shrink inside of its rectangle.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape this many points smaller on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn in a rectangle that is smaller on every side.
struct RectangleInset<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    base._path(in: rect.shrunk(by: amount), cellSize: cellSize)
  }

  func inset(by amount: CGFloat) -> RectangleInset {
    RectangleInset(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The rectangle smaller on every side; what would become negative is nothing at the center.
  func shrunk(by amount: CGFloat) -> CGRect {
    let dx = min(amount, width / 2)
    let dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
