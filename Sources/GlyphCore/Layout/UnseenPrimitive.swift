/// A box that is only there to listen or to be asked something: its size, its place and its ink are
/// the child's.
///
/// None of that needs the value, which would be copied out of its object for each question.
protocol UnseenPrimitive: PassivePrimitive {}

extension UnseenPrimitive {
  static func size(_ box: BoxRef, _ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent
  {
    let size = box.child.size(proposal, &pass)
    box.noteHeightIgnored(like: box.child)
    return size
  }

  static func range(
    _ box: BoxRef, along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange {
    box.childRange(along: axis, across: across, &pass)
  }

  static func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let child = box.child
    _ = child.size(child.proposal, &pass)
    child.place(at: CellOffset(), child.proposal, &pass)
  }

  static func draw(_ box: BoxRef, _ painter: inout Painter) { painter.draw(box.child) }
}
