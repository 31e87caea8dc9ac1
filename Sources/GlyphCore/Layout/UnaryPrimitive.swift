import GlyphCells

/// A box around exactly one other: what a modifier leaves.
///
/// By default it is as large as its child and draws it; most modifiers change one of these. What
/// the child says about its priority and its depth goes through.
protocol UnaryPrimitive: Primitive {
  /// Where the child stands inside of this box; both sizes are settled.
  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset
  /// What the child is offered when this box is placed.
  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal
}

extension UnaryPrimitive {
  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = box.child.size(proposal, &pass)
    box.noteHeightIgnored(like: box.child)
    return size
  }

  static var passesTraits: Bool { true }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset() }
  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { child.proposal }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) { placeChild(of: box, &pass) }

  func placeChild(of box: BoxRef, _ pass: inout LayoutPass) {
    let child = box.child
    let proposal = childProposal(child, in: box)
    _ = child.size(proposal, &pass)
    child.place(at: offset(of: child, in: box), proposal, &pass)
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? { childGuide(alignment, of: box) }

  /// The child's guide, seen from this box.
  func childGuide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    let child = box.child
    guard let guide = child.explicitGuide(alignment) else { return nil }
    let offset = offset(of: child, in: box)
    return guide + 2 * Int(alignment.axis == .vertical ? offset.y : offset.x)
  }

  func isHit(_ box: BoxRef, at point: GridPoint) -> Bool? {
    let child = box.child
    return child.kind.isHit(
      child, at: GridPoint(x: point.x - Int(child.origin.x), y: point.y - Int(child.origin.y)))
  }

  func priority(of box: BoxRef) -> Double { box.child.priority }

  func depth(of box: BoxRef) -> Double { box.child.depth }

  func draw(_ box: BoxRef, _ painter: inout Painter) { painter.draw(box.child) }
}

/// A box that changes nothing about its child's size: the child's lengths are its own.
protocol PassivePrimitive: UnaryPrimitive {}

extension PassivePrimitive {
  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    box.childRange(along: axis, across: across, &pass)
  }
}
