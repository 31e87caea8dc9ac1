/// A box that takes its ideal length along one axis or both, whatever is offered.
struct FixedSizeLayout: UnaryPrimitive {
  var isWidthFixed: Bool
  var isHeightFixed: Bool

  private func inner(_ proposal: CellProposal) -> CellProposal {
    CellProposal(
      width: isWidthFixed ? CellProposal.idealLength : proposal.width,
      height: isHeightFixed ? CellProposal.idealLength : proposal.height)
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    box.child.size(inner(proposal), &pass)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    let isAcrossFixed = axis == .horizontal ? isHeightFixed : isWidthFixed
    let across = isAcrossFixed ? CellProposal.idealLength : across
    guard axis == .horizontal ? isWidthFixed : isHeightFixed else {
      return box.child.range(along: axis, across: across, &pass)
    }
    let ideal = CellProposal(axis: axis, main: CellProposal.idealLength, across: across)
    let length = box.child.size(ideal, &pass)[axis]
    return LengthRange(min: length, max: length)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { inner(box.proposal) }
}
