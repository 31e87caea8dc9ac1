/// Distances inward from four sides, in cells; negative ones let the content stick out.
struct CellInsets: Equatable {
  var top: Int32 = 0
  var leading: Int32 = 0
  var bottom: Int32 = 0
  var trailing: Int32 = 0

  func total(along axis: LayoutAxis) -> Int32 {
    axis == .horizontal ? leading &+ trailing : top &+ bottom
  }

  /// What is left of a proposal inside.
  func inner(_ proposal: CellProposal) -> CellProposal {
    CellProposal(
      width: CellProposal.reduce(proposal.width, by: Int(total(along: .horizontal))),
      height: CellProposal.reduce(proposal.height, by: Int(total(along: .vertical))))
  }

  /// The size of something around a content of a size.
  func outer(_ size: CellExtent) -> CellExtent {
    CellExtent(
      width: outer(size.width, along: .horizontal), height: outer(size.height, along: .vertical))
  }

  func outer(_ length: Int32, along axis: LayoutAxis) -> Int32 {
    CellProposal.clamp(Int(length) + Int(total(along: axis)))
  }

  func outer(_ range: LengthRange, along axis: LayoutAxis) -> LengthRange {
    LengthRange(min: outer(range.min, along: axis), max: outer(range.max, along: axis))
  }

  /// A length across, with the insets on that axis taken off.
  func inner(_ length: Int32, along axis: LayoutAxis) -> Int32 {
    CellProposal.reduce(length, by: Int(total(along: axis)))
  }
}
