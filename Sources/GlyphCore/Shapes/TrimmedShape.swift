import Foundation

/// A part of the outline of a shape.
struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var startFraction: CGFloat
  var endFraction: CGFloat

  static var role: ShapeRole { Content.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    shape._path(in: rect, cellSize: cellSize).trimmedPath(from: startFraction, to: endFraction)
  }

  func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    shape._sizeThatFits(proposal, cellSize: cellSize)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
