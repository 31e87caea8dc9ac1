/// Rows of leaves and Spacers that all fit, which most rows are: nobody has to be asked in turn.
extension StackLayout {
  /// The size of a row in which every leaf gets its longest width and the Spacers share what is
  /// left, as serving one after the other would give it; nil for any other stack or offer.
  func sizeOfLeaves(
    _ proposal: CellProposal, in box: BoxRef, _ pass: inout LayoutPass
  ) -> CellExtent? {
    guard axis == .horizontal, alignment.isPlain, proposal.width >= 0,
      proposal.width < CellProposal.infinity
    else { return nil }
    guard let leaves = leaves(of: box, across: proposal.height, &pass), leaves.count > 1
    else { return nil }
    var left = Int(proposal.width) - leaves.taken
    guard left >= leaves.spacers * leaves.shortest else { return nil }
    var spacers = leaves.spacers
    var width = leaves.taken
    var height: Int32 = 0
    var ignoresHeight = true
    for child in box.children {
      let size: CellExtent
      if child.isSpacer {
        let share = CellProposal.clamp(EvenDivision.share(of: left, among: spacers))
        size = child.size(CellProposal(width: share, height: proposal.height), &pass)
        left = max(0, left - Int(size.width))
        width += Int(size.width)
        spacers -= 1
      } else {
        let longest = child.pointer.pointee.widths.max
        size = child.size(CellProposal(width: longest, height: proposal.height), &pass)
      }
      height = max(height, size.height)
      if !child.flags.contains(.ignoresHeight) { ignoresHeight = false }
    }
    if ignoresHeight { box.noteHeightIgnored() }
    return CellExtent(width: CellProposal.clamp(width), height: height)
  }

  private struct Leaves {
    var count = 0
    /// The cells of the gaps and of all but the Spacers.
    var taken = 0
    var spacers = 0
    /// The shortest length of each Spacer.
    var shortest = 0
  }

  /// What the children need; nil if some other box is among them, or Spacers of several kinds.
  private func leaves(
    of box: BoxRef, across: Int32, _ pass: inout LayoutPass
  ) -> Leaves? {
    var leaves = Leaves()
    var previous: BoxRef?
    for child in box.children {
      guard child.flags.contains(.simple), !child.flags.contains(.guided) else { return nil }
      if child.isSpacer {
        let shortest = Int(child.value(SpacerLayout.self).minLength(along: .horizontal))
        guard leaves.spacers == 0 || shortest == leaves.shortest else { return nil }
        leaves.shortest = shortest
        leaves.spacers += 1
      } else {
        guard !child.flags.contains(.traits) else { return nil }
        leaves.taken += Int(child.range(along: .horizontal, across: across, &pass).max)
      }
      if let previous { leaves.taken += Int(gap(between: previous, and: child)) }
      previous = child
      leaves.count += 1
    }
    return leaves
  }
}
