/// A box around exactly one other: what a modifier leaves.
///
/// By default it is as large as its child and draws it; most modifiers change one of these.
protocol UnaryPrimitive: Primitive {
  /// Where the child stands inside of this box; both sizes are settled.
  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset
  /// What the child is offered when this box is placed.
  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal
}

extension UnaryPrimitive {
  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    box.child.size(proposal, &pass)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    box.measuredRange(along: axis, across: across, &pass)
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset() }
  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { child.proposal }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let child = box.child
    let proposal = childProposal(child, in: box)
    _ = child.size(proposal, &pass)
    child.place(at: offset(of: child, in: box), proposal, &pass)
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    let child = box.child
    guard let guide = child.kind.guide(alignment, child) else { return nil }
    let offset = offset(of: child, in: box)
    let axis = alignment.axis ?? .vertical
    return guide + 2 * Int(axis == .vertical ? offset.y : offset.x)
  }

  func priority(of box: BoxRef) -> Double {
    box.child.priority
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) { painter.draw(box.child) }
}
