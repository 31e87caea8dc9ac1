import GlyphCells

extension BoxRef {
  /// The size for a proposal; the box remembers it, so that placing the box with it costs nothing.
  @inline(__always)
  func size(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    if flags.contains(.sized), pointer.pointee.proposal == proposal {
      pointer.pointee.flags.insert(.asked)
      return pointer.pointee.size
    }
    return measure(proposal, &pass)
  }

  private func measure(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    if flags.contains(.sized) {
      if isSame(proposal) {
        // Other content may answer two offers of another width differently, which its widths tell.
        if flags.contains(.asked), !flags.contains(.askedWidths),
          proposal.width != pointer.pointee.proposal.width
        {
          pointer.pointee.flags.insert(.askedMore)
        }
        pointer.pointee.proposal = proposal
        pointer.pointee.flags.insert(.asked)
        return pointer.pointee.size
      }
      pointer.pointee.flags.insert(.askedMore)
    }
    if kind.remembers {
      let known = pass.remembered(self, proposal)
      if flags.contains(.sized) {
        pass.remember(self, pointer.pointee.proposal, pointer.pointee.size)
      }
      if let known {
        adopt(known, for: proposal)
        return known
      }
    }
    return settle(proposal, &pass)
  }

  /// Whether a proposal differs from the last one in nothing that this box cares about.
  @inline(__always)
  private func isSame(_ proposal: CellProposal) -> Bool {
    let last = pointer.pointee.proposal
    if proposal == last { return true }
    guard flags.contains(.ignoresHeight) else { return false }
    return proposal.width == last.width
      || flags.contains([.simple, .knowsWidths]) && isEnough(proposal.width) && isEnough(last.width)
  }

  /// Whether a simple box gets its longest width for an offer.
  @inline(__always)
  private func isEnough(_ width: Int32) -> Bool {
    width >= pointer.pointee.widths.max || width == CellProposal.idealLength
  }

  /// Takes over an answer that was given before; the children were asked something else since.
  private func adopt(_ size: CellExtent, for proposal: CellProposal) {
    beginAsking()
    pointer.pointee.proposal = proposal
    pointer.pointee.size = size
    pointer.pointee.flags.formUnion([.sized, .scrambled])
    pointer.pointee.flags.subtract([.placed, .ignoresHeight])
  }

  /// Finds the size and leaves the children with the questions that belong to it.
  @discardableResult
  func settle(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    beginAsking()
    pass.statistics.measures &+= 1
    pointer.pointee.flags.remove(.ignoresHeight)
    let size = pass.deeper(in: self, else: CellExtent()) {
      bounded(kind.size(self, proposal, &$0))
    }
    keep(size, for: proposal)
    return size
  }

  private func keep(_ size: CellExtent, for proposal: CellProposal) {
    pointer.pointee.proposal = proposal
    pointer.pointee.size = size
    pointer.pointee.flags.insert(.sized)
    pointer.pointee.flags.subtract([.scrambled, .placed])
  }

  /// The size for a proposal that need not be the box's own: what the box remembers stays, unless
  /// it remembers nothing and the answer is good for any height.
  func answer(_ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent {
    if flags.contains(.sized), isSame(proposal) { return pointer.pointee.size }
    if kind.remembers, let known = pass.remembered(self, proposal) { return known }
    beginAsking()
    let before = flags
    pointer.pointee.flags.remove(.ignoresHeight)
    pass.statistics.measures &+= 1
    let size = pass.deeper(in: self, else: CellExtent()) {
      bounded(kind.size(self, proposal, &$0))
    }
    if !before.contains(.sized), flags.contains(.ignoresHeight) {
      keep(size, for: proposal)
      return size
    }
    pointer.pointee.flags.remove(.ignoresHeight)
    pointer.pointee.flags.formUnion(before.intersection(.ignoresHeight))
    if !isLeaf { scramble() }
    if kind.remembers { pass.remember(self, proposal, size) }
    return size
  }

  /// The children are about to be asked what does not belong to `proposal`. The boxes around may
  /// know their own sizes all the same, and would not come by again if they counted as placed.
  private func scramble() {
    pointer.pointee.flags.insert(.scrambled)
    var box = self
    while box.flags.contains(.placed) {
      box.pointer.pointee.flags.remove(.placed)
      guard let enclosing = box.enclosing else { return }
      box = enclosing
    }
  }

  /// Puts the box at a position inside the enclosing box, and its children where they belong.
  func place(at origin: CellOffset, _ proposal: CellProposal, _ pass: inout LayoutPass) {
    pointer.pointee.origin = origin
    if !flags.contains(.sized) || pointer.pointee.proposal != proposal {
      if flags.contains(.sized), isSame(proposal) {
        pointer.pointee.proposal = proposal
      } else {
        settle(proposal, &pass)
      }
    }
    if flags.contains(.placed) { return }
    if isLeaf {
      pass.statistics.placements &+= 1
      pointer.pointee.flags.insert(.placed)
    } else {
      arrange(&pass)
    }
  }

  /// Places the children for the size that the box has.
  func arrange(_ pass: inout LayoutPass) {
    pass.statistics.placements &+= 1
    if !isLeaf {
      if flags.contains(.scrambled) { settle(pointer.pointee.proposal, &pass) }
      pass.deeper(in: self, else: ()) { kind.place(self, &$0) }
      noteOverflow()
    }
    pointer.pointee.flags.insert(.placed)
  }

  /// The first question since the enclosing box began: what the children were asked before
  /// belongs to another answer.
  @inline(__always)
  func beginAsking() {
    guard !flags.contains(.asked) else { return }
    pointer.pointee.flags.insert(.asked)
    guard !isLeaf else { return }
    guard flags.contains(.hasAsked) else {
      pointer.pointee.flags.insert(.hasAsked)
      return
    }
    for child in children {
      child.pointer.pointee.flags.subtract([.asked, .askedWidths, .askedHeights, .askedMore])
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

  @inline(__always)
  private func bounded(_ size: CellExtent) -> CellExtent {
    CellExtent(
      width: min(max(size.width, 0), CellProposal.infinity),
      height: min(max(size.height, 0), CellProposal.infinity))
  }
}
