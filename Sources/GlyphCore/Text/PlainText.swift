import GlyphCells

/// Text in one style whose every scalar is a cell: by far the most common thing on a screen.
///
/// Its bytes stand in the fragment, so that writing, measuring and drawing a line that fits
/// allocate nothing. Only where the width is short does it become a `CleanText` to be wrapped.
struct PlainText: Primitive {
  /// Where the bytes stand in the fragment, and how many there are.
  var offset: Int32
  var count: Int32
  /// The cells; as many as the bytes if these are ASCII.
  var width: Int32
  var ink: StyleID
  var setting: TextSetting

  var simpleAnswer: SimpleAnswer? {
    SimpleAnswer(
      widths: LengthRange(min: min(1, width), max: width), height: setting.height(ofLines: 1))
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    if fits(proposal.width) {
      box.noteHeightIgnored()
      return CellExtent(width: width, height: setting.height(ofLines: 1))
    }
    return setting.size(of: text(in: box), for: proposal)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    if axis == .horizontal { return LengthRange(min: min(1, width), max: width) }
    if fits(across) {
      let height = setting.height(ofLines: 1)
      return LengthRange(min: height, max: height)
    }
    return box.measuredRange(along: axis, across: across, &pass)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    guard count > 0 else { return }
    let frame = painter.frame(of: box)
    if fits(box.proposal.width) {
      let x = frame.x + setting.indent(ofLine: Int(width), in: frame.width)
      let bytes = box.bytes(at: offset, count: count)
      if count == width {
        painter.surface.draw(ascii: bytes, x: x, y: frame.y, style: ink, clip: painter.clip)
      } else {
        painter.surface.draw(
          oneCells: bytes, count: Int(width), x: x, y: frame.y, style: ink, clip: painter.clip)
      }
    } else {
      let text = text(in: box)
      setting.forEachLine(of: text, in: box, at: frame) { line, x, y in
        painter.surface.draw(text, line: line, x: x, y: y, style: ink, clip: painter.clip)
      }
    }
  }

  func difference(from old: PlainText, _ texts: TextComparison) -> Difference {
    guard count == old.count, width == old.width, setting.isMeasuredAlike(old.setting) else {
      return .layout
    }
    if texts.areEqual(offset, old.offset, count: count) {
      return ink == old.ink && setting == old.setting ? .none : .ink
    }
    guard count == width, let new = texts.new, let before = texts.old else { return .layout }
    return WordComparison.wrapAlike(
      UnsafeBufferPointer(start: new + Int(offset), count: Int(count)),
      UnsafeBufferPointer(start: before + Int(old.offset), count: Int(count))) ? .ink : .layout
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    setting.guide(alignment, of: box)
  }

  /// Whether a width has room for the text in one line.
  @inline(__always)
  private func fits(_ length: Int32) -> Bool {
    length >= width || length == CellProposal.idealLength
  }

  private func text(in box: BoxRef) -> CleanText {
    CleanText(String(decoding: box.bytes(at: offset, count: count), as: UTF8.self))
  }
}
