import Foundation

/// A box with a guide of its own.
struct AlignmentGuideLayout: PassivePrimitive {
  let key: AlignmentKey
  let cellSize: CellSize
  let computeValue: @Sendable (ViewDimensions) -> CGFloat

  static var hasTraits: Bool { true }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    guard alignment == key else { return childGuide(alignment, of: box) }
    let value = box.child.withDimensions(cellSize, computeValue)
    return AlignmentLine.halves(
      value / cellSize[key.axis == .horizontal ? .horizontal : .vertical])
  }
}

/// Sets a guide of each view of its content.
public struct _AlignmentWritingModifier {
  let key: AlignmentKey
  let computeValue: @Sendable (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      AlignmentGuideLayout(key: key, cellSize: tree.cellSize, computeValue: computeValue))
  }
}

extension View {
  /// Sets where the view lines up horizontally, in points from its leading edge: containers put
  /// the guides of their views on one line. A value of -3 moves the view three points to the
  /// trailing side.
  public nonisolated consuming func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets where the view lines up vertically, in points from its top edge: containers put the
  /// guides of their views on one line. A value of -3 moves the view three points down.
  public nonisolated consuming func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
