import GlyphCells

/// One line of printable ASCII in one style: by far the most common thing on a screen.
struct PlainText: Primitive {
  var offset: Int32
  var count: Int32
  var ink: StyleID
  var lineLimit: Int16
  var alignment: TextAlignment
  var truncation: Text.TruncationMode

  static var isSimple: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    if proposal.width >= count || proposal.width == CellProposal.idealLength {
      box.noteHeightIgnored()
      return CellExtent(width: count, height: 1)
    }
    return CellExtent(width: max(0, proposal.width), height: 1)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    guard axis == .horizontal else { return box.measuredRange(along: axis, across: across, &pass) }
    return LengthRange(min: min(1, count), max: count)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    painter.surface.draw(
      ascii: box.bytes(at: offset, count: count), x: frame.x, y: frame.y, style: ink,
      clip: painter.clip.intersection(frame))
  }

  func difference(from old: PlainText, _ texts: TextComparison) -> Difference {
    guard count == old.count, lineLimit == old.lineLimit else { return .layout }
    let isSame =
      ink == old.ink && alignment == old.alignment && truncation == old.truncation
      && texts.areEqual(offset, old.offset, count: count)
    return isSame ? .none : .ink
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    AlignmentKey.baselines.contains(alignment) ? 2 * Int(box.size.height) : nil
  }
}
