/// Room around a box.
struct PaddingLayout: UnaryPrimitive {
  var insets: CellInsets

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = box.child.size(insets.inner(proposal), &pass)
    box.noteHeightIgnored(like: box.child)
    return insets.outer(size)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    let across = insets.inner(across, along: axis.other)
    return insets.outer(box.childRange(along: axis, across: across, &pass), along: axis)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal {
    insets.inner(box.proposal)
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset {
    CellOffset(x: insets.leading, y: insets.top)
  }

  func priority(of box: BoxRef) -> Double { 0 }

  func difference(from old: PaddingLayout, _ texts: TextComparison) -> Difference {
    insets == old.insets ? .none : .traits
  }
}

extension PaddingLayout: AnimatablePrimitive {
  func interpolated(from old: PaddingLayout, progress: Double, _ mixer: ColorMixer) -> PaddingLayout
  {
    var moved = self
    moved.insets.top = insets.top.interpolated(from: old.insets.top, progress: progress)
    moved.insets.leading = insets.leading.interpolated(
      from: old.insets.leading, progress: progress)
    moved.insets.bottom = insets.bottom.interpolated(from: old.insets.bottom, progress: progress)
    moved.insets.trailing = insets.trailing.interpolated(
      from: old.insets.trailing, progress: progress)
    return moved
  }
}
