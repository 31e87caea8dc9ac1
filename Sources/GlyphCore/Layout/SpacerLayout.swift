import GlyphCells

/// A gap that grows: along the stack that it stands in, or both ways outside of any.
struct SpacerLayout: Primitive {
  var minWidth: Int32
  var minHeight: Int32
  var axis: LayoutAxis?

  var simpleAnswer: SimpleAnswer? { SimpleAnswer(widths: range(along: .horizontal), height: nil) }
  static var hasTraits: Bool { true }
  static var hasGuides: Bool { false }

  func minLength(along axis: LayoutAxis) -> Int32 {
    guard self.axis == nil || self.axis == axis else { return 0 }
    return axis == .horizontal ? minWidth : minHeight
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    if axis == .horizontal { box.noteHeightIgnored() }
    return CellExtent(
      width: length(proposal.width, along: .horizontal),
      height: length(proposal.height, along: .vertical))
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    range(along: axis)
  }

  private func range(along axis: LayoutAxis) -> LengthRange {
    guard self.axis == nil || self.axis == axis else { return LengthRange(min: 0, max: 0) }
    return LengthRange(min: minLength(along: axis), max: CellProposal.infinity)
  }

  /// Everything else is served first.
  func priority(of box: BoxRef) -> Double { -.infinity }

  private func length(_ proposal: Int32, along axis: LayoutAxis) -> Int32 {
    guard self.axis == nil || self.axis == axis else { return 0 }
    return max(minLength(along: axis), proposal)
  }
}
