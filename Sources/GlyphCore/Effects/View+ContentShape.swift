import Foundation
import GlyphCells

/// Says where each view of its content can be hit.
public struct _ContentShapeModifier<Content: Shape> {
  let shape: Content
  let isEvenOdd: Bool
  var isForInteraction = true
}

extension _ContentShapeModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    guard isForInteraction else {
      tree.pushWrapper(NeutralPrimitive())
      return
    }
    tree.pushWrapper(
      ContentShapeLayout(shape: shape, isEvenOdd: isEvenOdd, cellSize: tree.cellSize))
  }
}

/// A box that is hit where the middle of a cell is in a shape.
struct ContentShapeLayout<Content: Shape>: UnseenPrimitive {
  let shape: Content
  let isEvenOdd: Bool
  let cellSize: CellSize

  func isHit(_ box: BoxRef, at point: GridPoint) -> Bool? {
    let rect = CGRect(
      x: 0, y: 0, width: cellSize.length(Int(box.size.width), along: .horizontal),
      height: cellSize.length(Int(box.size.height), along: .vertical))
    let middle = CGPoint(
      x: (CGFloat(point.x) + 0.5) * cellSize.width,
      y: (CGFloat(point.y) + 0.5) * cellSize.height)
    return shape._path(in: rect, cellSize: cellSize).contains(middle, eoFill: isEvenOdd)
  }

  func difference(from old: ContentShapeLayout, _ texts: TextComparison) -> Difference {
    .behaviour
  }
}

extension View {
  /// Lets the view be clicked inside of a shape only; without one, anywhere in its frame.
  public nonisolated consuming func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }

  /// Lets the view be clicked inside of a shape only; kinds other than `.interaction` have no
  /// effect.
  public nonisolated consuming func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(
      _ContentShapeModifier(
        shape: shape, isEvenOdd: eoFill, isForInteraction: kind.contains(.interaction)))
  }
}
