import Foundation

/// Puts the middle of each view of its content at a point.
public struct _PositionLayout {
  @usableFromInline let position: CGPoint

  @inlinable
  nonisolated init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let cells = tree.cellSize
    tree.pushWrapper(
      PositionLayout(
        x: Int32(clamping: AlignmentLine.halves(position.x / cells.width)),
        y: Int32(clamping: AlignmentLine.halves(position.y / cells.height))))
  }
}

/// A box as large as what it is offered, with its child's middle at a point.
struct PositionLayout: UnaryPrimitive {
  /// In half cells.
  var x: Int32
  var y: Int32

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let child = box.child.size(proposal, &pass)
    return CellExtent(
      width: proposal.width >= 0 ? proposal.width : child.width,
      height: proposal.height >= 0 ? proposal.height : child.height)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal {
    CellProposal(width: box.size.width, height: box.size.height)
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset {
    CellOffset(
      x: AlignmentLine.cells(Int(x) - Int(child.size.width)),
      y: AlignmentLine.cells(Int(y) - Int(child.size.height)))
  }

  func priority(of box: BoxRef) -> Double { 0 }
}

extension PositionLayout: AnimatablePrimitive {
  func interpolated(from old: PositionLayout, progress: Double, _ mixer: ColorMixer)
    -> PositionLayout
  {
    PositionLayout(
      x: x.interpolated(from: old.x, progress: progress),
      y: y.interpolated(from: old.y, progress: progress))
  }
}

extension View {
  /// Puts the view's middle at a point of the room it is offered, in points from the top leading
  /// corner; the result takes all that room.
  @inlinable
  public nonisolated consuming func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the view's middle at a point of the room it is offered, in points from the top leading
  /// corner; the result takes all that room.
  @inlinable
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
