import Foundation

/// Draws each view of its content elsewhere.
public struct _OffsetEffect {
  @usableFromInline let offset: CGSize

  @inlinable
  nonisolated init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let cells = tree.cellSize
    tree.pushWrapper(
      OffsetLayout(
        x: Int32(clamping: cells.position(offset.width, along: .horizontal)),
        y: Int32(clamping: cells.position(offset.height, along: .vertical))))
  }
}

/// A box whose content stands beside it; nothing around notices.
struct OffsetLayout: PassivePrimitive {
  var x: Int32
  var y: Int32

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset(x: x, y: y) }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    box.child.explicitGuide(alignment)
  }

  func difference(from old: OffsetLayout, _ texts: TextComparison) -> Difference {
    x == old.x && y == old.y ? .none : .layout
  }
}

extension OffsetLayout: AnimatablePrimitive {
  func interpolated(from old: OffsetLayout, progress: Double, _ mixer: ColorMixer) -> OffsetLayout {
    OffsetLayout(
      x: x.interpolated(from: old.x, progress: progress),
      y: y.interpolated(from: old.y, progress: progress))
  }
}

extension View {
  /// Draws the view moved by a distance in points; its place in the layout stays.
  @inlinable
  public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Draws the view moved to the right and down, in points; its place in the layout stays.
  @inlinable
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
