import GlyphCells

extension BoxRef {
  /// The shortest and longest length along an axis, for a length across it.
  ///
  /// An answer that is known counts as asked for: what the children were asked for it still
  /// matters, and must not be forgotten when something else is asked next.
  @inline(__always)
  func range(
    along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange {
    // What leaves know from the start.
    if axis == .horizontal, flags.contains([.knowsWidths, .widthsIgnoreHeight]) {
      pointer.pointee.flags.formUnion([.asked, .askedWidths])
      return pointer.pointee.widths
    }
    return axis == .horizontal ? widths(across: across, &pass) : heights(across: across, &pass)
  }

  private func widths(across height: Int32, _ pass: inout LayoutPass) -> LengthRange {
    let isSame =
      flags.contains(.widthsIgnoreHeight) || pointer.pointee.widthsAcross == height
    if isSame, flags.contains(.knowsWidths) {
      pointer.pointee.flags.formUnion([.asked, .askedWidths])
      return pointer.pointee.widths
    }
    if flags.contains(.askedWidths), !isSame { pointer.pointee.flags.insert(.askedMore) }
    beginAsking()
    if !flags.contains(.simple) { pointer.pointee.flags.remove(.widthsIgnoreHeight) }
    let range = pass.deeper(in: self, else: LengthRange(min: 0, max: 0)) {
      kind.range(self, along: .horizontal, across: height, &$0)
    }
    pointer.pointee.widths = range
    pointer.pointee.widthsAcross = height
    pointer.pointee.flags.formUnion([.askedWidths, .knowsWidths])
    return range
  }

  private func heights(across width: Int32, _ pass: inout LayoutPass) -> LengthRange {
    let isSame = pointer.pointee.heightsAcross == width
    if isSame, flags.contains(.knowsHeights) {
      pointer.pointee.flags.formUnion([.asked, .askedHeights])
      return pointer.pointee.heights
    }
    if flags.contains(.askedHeights), !isSame { pointer.pointee.flags.insert(.askedMore) }
    beginAsking()
    let range = pass.deeper(in: self, else: LengthRange(min: 0, max: 0)) {
      kind.range(self, along: .vertical, across: width, &$0)
    }
    pointer.pointee.heights = range
    pointer.pointee.heightsAcross = width
    pointer.pointee.flags.formUnion([.askedHeights, .knowsHeights])
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
}
