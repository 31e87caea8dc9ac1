/// Stacks of leaves and Spacers, which most rows are. Nothing has to be walked through, and in a row
/// where all fit nobody has to be asked in turn.
extension StackLayout {
  /// The size of a row in which every leaf gets its longest width and the Spacers share what is
  /// left, as serving one after the other would give it; nil for any other stack or offer.
  @inline(__always)
  func sizeOfLeaves(
    _ proposal: CellProposal, in box: BoxRef, _ pass: inout LayoutPass
  ) -> CellExtent? {
    guard box.flags.contains(.holdsLeaves), axis == .horizontal, alignment.isPlain,
      proposal.width >= 0, proposal.width < CellProposal.infinity
    else { return nil }
    return sizeOfRow(proposal, in: box, &pass)
  }

  private func sizeOfRow(
    _ proposal: CellProposal, in box: BoxRef, _ pass: inout LayoutPass
  ) -> CellExtent? {
    guard let leaves = leaves(of: box, across: proposal.height, &pass), leaves.count > 1
    else { return nil }
    var left = Int(proposal.width) &- leaves.taken
    guard left >= leaves.spacers &* leaves.shortest else { return nil }
    var spacers = leaves.spacers
    var width = leaves.taken
    var height: Int32 = 0
    var ignoresHeight = true
    for child in box.leaves {
      let size: CellExtent
      if child.isSpacer {
        let share = CellProposal.clamp(EvenDivision.share(of: left, among: spacers))
        size = child.size(CellProposal(width: share, height: proposal.height), &pass)
        left = max(0, left &- Int(size.width))
        width &+= Int(size.width)
        spacers &-= 1
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

  /// What the children need; nil if there are Spacers of several kinds.
  @inline(__always)
  private func leaves(
    of box: BoxRef, across: Int32, _ pass: inout LayoutPass
  ) -> Leaves? {
    var leaves = Leaves()
    var gaps = GapCount()
    for child in box.leaves {
      let isSpacer = child.isSpacer
      if isSpacer {
        let shortest = Int(child.value(SpacerLayout.self).minLength(along: .horizontal))
        guard leaves.spacers == 0 || shortest == leaves.shortest else { return nil }
        leaves.shortest = shortest
        leaves.spacers &+= 1
      } else {
        leaves.taken &+= Int(child.range(along: .horizontal, across: across, &pass).max)
      }
      gaps.add(isSpacer: isSpacer)
      leaves.count &+= 1
    }
    leaves.taken &+= length(of: gaps)
    return leaves
  }

  /// The shortest and the longest length of a row of leaves.
  func widthsOfRow(_ box: BoxRef, across: Int32, _ pass: inout LayoutPass) -> LengthRange {
    var shortest = 0
    var longest = 0
    var gaps = GapCount()
    for child in box.leaves {
      let range = child.range(along: .horizontal, across: across, &pass)
      shortest &+= Int(range.min)
      longest &+= Int(range.max)
      gaps.add(isSpacer: child.isSpacer)
    }
    let between = length(of: gaps)
    box.noteWidthsIgnoreHeight()
    return LengthRange(
      min: CellProposal.clamp(shortest &+ between), max: CellProposal.clamp(longest &+ between))
  }

  /// Puts leaves one behind the other where no guide decides.
  func placeLeaves(of box: BoxRef, _ line: AlignmentLine, _ pass: inout LayoutPass) {
    let axis = axis
    var position: Int32 = 0
    var before: BoxRef?
    for child in box.leaves {
      if let before { position &+= gap(between: before, and: child) }
      let offset = line.plainOffset(of: child)
      child.place(
        at: axis == .horizontal
          ? CellOffset(x: position, y: offset) : CellOffset(x: offset, y: position),
        child.proposal, &pass)
      position &+= child.size[axis]
      before = child
    }
  }
}
