import Foundation

/// Two shapes in one frame whose outlines make a third.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var isEvenOdd: Bool
  var combine: @Sendable (Path, Path, Bool) -> Path

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect), isEvenOdd)
  }

  func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    combine(
      first._path(in: rect, cellSize: cellSize), second._path(in: rect, cellSize: cellSize),
      isEvenOdd)
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(with: other, eoFill) { $0.intersection($1, eoFill: $2) }
  }

  public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(with: other, eoFill) { $0.union($1, eoFill: $2) }
  }

  public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    combined(with: other, eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  public func symmetricDifference<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    combined(with: other, eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  public func lineIntersection<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    combined(with: other, eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  public func lineSubtraction<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    combined(with: other, eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }

  private func combined<T: Shape>(
    with other: T, _ eoFill: Bool, _ combine: @escaping @Sendable (Path, Path, Bool) -> Path
  ) -> some Shape {
    CombinedShape(first: self, second: other, isEvenOdd: eoFill, combine: combine)
  }
}
