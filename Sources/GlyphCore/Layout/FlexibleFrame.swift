/// A box with bounds for its lengths, with its child aligned inside.
struct FlexibleFrame<Placement: BoxAlignment>: UnaryPrimitive {
  var width: FlexibleLength
  var height: FlexibleLength
  var placement: Placement

  private subscript(axis: LayoutAxis) -> FlexibleLength { axis == .horizontal ? width : height }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let inner = CellProposal(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    let child = box.child.size(inner, &pass)
    return CellExtent(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    let length = self[axis]
    if let range = length.range { return range }
    if !length.isBounded, !self[axis.other].isBounded {
      return box.child.range(along: axis, across: across, &pass)
    }
    return box.measuredRange(along: axis, across: across, &pass)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    _ = box.child.size(childProposal(box.child, in: box), &pass)
    placement.prepareGuides(of: box.child, &pass)
    placeChild(of: box, &pass)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal {
    CellProposal(
      width: width.finalProposal(box.proposal.width, length: box.size.width),
      height: height.finalProposal(box.proposal.height, length: box.size.height))
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset {
    placement.offset(of: child, in: box.size)
  }

  func priority(of box: BoxRef) -> Double { 0 }
}
