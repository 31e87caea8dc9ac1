import GlyphCells

extension BoxRef {
  /// The size for a proposal; the box remembers it, so that placing the box with it costs nothing.
  @inline(__always)
  func size(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    if flags.contains(.sized), pointer.pointee.proposal == proposal { return pointer.pointee.size }
    return measure(proposal, &pass)
  }

  private func measure(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    if flags.contains(.sized) {
      pointer.pointee.flags.insert(.askedMore)
    }
    if kind.remembers, let known = pass.remembered(self, proposal) {
      adopt(known, for: proposal)
      return known
    }
    return settle(proposal, &pass)
  }

  /// Takes a size that was found before; the children were asked something else since.
  private func adopt(_ size: CellExtent, for proposal: CellProposal) {
    pointer.pointee.proposal = proposal
    pointer.pointee.size = size
    pointer.pointee.flags.formUnion([.sized, .scrambled])
    pointer.pointee.flags.remove(.placed)
  }

  /// Finds the size and leaves the children with the questions that belong to it.
  @discardableResult
  func settle(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    beginAsking()
    pass.statistics.measures &+= 1
    let size = bounded(kind.size(self, proposal, &pass))
    pointer.pointee.proposal = proposal
    pointer.pointee.size = size
    pointer.pointee.flags.insert(.sized)
    pointer.pointee.flags.subtract([.scrambled, .placed])
    if kind.remembers { pass.remember(self, proposal, size) }
    return size
  }

  /// The size for a proposal that will not be the box's own: what the box remembers stays.
  func answer(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    if flags.contains(.sized), pointer.pointee.proposal == proposal { return pointer.pointee.size }
    if kind.remembers, let known = pass.remembered(self, proposal) { return known }
    beginAsking()
    if !isLeaf {
      pointer.pointee.flags.insert(.scrambled)
      pointer.pointee.flags.remove(.placed)
    }
    pass.statistics.measures &+= 1
    let size = bounded(kind.size(self, proposal, &pass))
    if kind.remembers { pass.remember(self, proposal, size) }
    return size
  }

  /// The shortest and longest length along an axis, for a length across it.
  func range(
    along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange {
    let isSameAxis = flags.contains(.rangedVertically) == (axis == .vertical)
    let isSame = isSameAxis && pointer.pointee.rangeAcross == across
    if isSame, flags.contains(.rangeKnown) {
      pointer.pointee.flags.insert(.ranged)
      return pointer.pointee.range
    }
    if flags.contains(.ranged), !isSame { pointer.pointee.flags.insert(.askedMore) }
    beginAsking()
    let range = kind.range(self, along: axis, across: across, &pass)
    // What is further inside may have been asked for other sizes.
    pointer.pointee.flags.remove(.placed)
    pointer.pointee.range = range
    pointer.pointee.rangeAcross = across
    pointer.pointee.flags.formUnion([.ranged, .rangeKnown])
    if axis == .vertical {
      pointer.pointee.flags.insert(.rangedVertically)
    } else {
      pointer.pointee.flags.remove(.rangedVertically)
    }
    return range
  }

  /// The range of a box that has to be measured to know it.
  func measuredRange(
    along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange {
    let shortest = answer(CellProposal(axis: axis, main: 0, across: across), &pass)
    let longest = answer(
      CellProposal(axis: axis, main: CellProposal.infinity, across: across), &pass)
    return LengthRange(min: shortest[axis], max: longest[axis])
  }

  /// Puts the box at a position inside the enclosing box, and its children where they belong.
  func place(at origin: CellOffset, _ proposal: CellProposal, _ pass: inout LayoutPass) {
    pointer.pointee.origin = origin
    if !flags.contains(.sized) || pointer.pointee.proposal != proposal {
      settle(proposal, &pass)
    }
    if !flags.contains(.placed) { arrange(&pass) }
  }

  /// Places the children for the size that the box has.
  func arrange(_ pass: inout LayoutPass) {
    pass.statistics.placements &+= 1
    if !isLeaf {
      if flags.contains(.scrambled) { settle(pointer.pointee.proposal, &pass) }
      kind.place(self, &pass)
      noteOverflow()
    }
    pointer.pointee.flags.insert(.placed)
  }

  /// The first question since the enclosing box began: what the children were asked before
  /// belongs to another answer.
  @inline(__always)
  private func beginAsking() {
    guard !flags.contains(.asked) else { return }
    pointer.pointee.flags.insert(.asked)
    guard !isLeaf else { return }
    for child in children {
      child.pointer.pointee.flags.subtract([.asked, .ranged, .askedMore])
    }
  }

  private func noteOverflow() {
    pointer.pointee.flags.remove(.overflows)
    guard !kind.clips else { return }
    let size = self.size
    for child in children {
      let origin = child.origin
      let extent = child.size
      if child.flags.contains(.overflows) || origin.x < 0 || origin.y < 0
        || origin.x &+ extent.width > size.width || origin.y &+ extent.height > size.height
      {
        pointer.pointee.flags.insert(.overflows)
        return
      }
    }
  }

  private func bounded(_ size: CellExtent) -> CellExtent {
    CellExtent(
      width: min(max(size.width, 0), CellProposal.infinity),
      height: min(max(size.height, 0), CellProposal.infinity))
  }
}
