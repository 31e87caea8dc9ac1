/// A box of a given length along one axis or both, with its child aligned inside.
struct FixedFrame<Placement: BoxAlignment>: UnaryPrimitive {
  /// In cells; below zero where the child decides.
  var width: Int32
  var height: Int32
  var placement: Placement

  private subscript(axis: LayoutAxis) -> Int32 { axis == .horizontal ? width : height }

  private func proposal(_ outer: CellProposal) -> CellProposal {
    CellProposal(
      width: width >= 0 ? width : outer.width, height: height >= 0 ? height : outer.height)
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let inner = self.proposal(proposal)
    let size = box.child.size(inner, &pass)
    if height >= 0 { box.noteHeightIgnored() } else { box.noteHeightIgnored(like: box.child) }
    return CellExtent(
      width: width >= 0 ? width : size.width, height: height >= 0 ? height : size.height)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    let length = self[axis]
    guard length < 0 else {
      box.noteWidthsIgnoreHeight()
      return LengthRange(min: length, max: length)
    }
    let fixed = self[axis.other]
    return box.childRange(along: axis, across: fixed >= 0 ? fixed : across, &pass)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    placement.prepareGuides(of: box.child, &pass)
    placeChild(of: box, &pass)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { proposal(box.proposal) }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset {
    placement.offset(of: child, in: box.size)
  }

  func priority(of box: BoxRef) -> Double { 0 }
}

extension FixedFrame: AnimatablePrimitive {
  func interpolated(from old: FixedFrame, progress: Double, _ mixer: ColorMixer) -> FixedFrame {
    var moved = self
    if width >= 0, old.width >= 0 {
      moved.width = max(0, width.interpolated(from: old.width, progress: progress))
    }
    if height >= 0, old.height >= 0 {
      moved.height = max(0, height.interpolated(from: old.height, progress: progress))
    }
    return moved
  }

  func hasSameGoal(as other: FixedFrame) -> Bool {
    width == other.width && height == other.height
  }
}
