import GlyphCells

/// The layout of grouped rows, and the lines around them.
struct RowsLayout: Primitive {
  var ink: StyleID
  var decoration: RowDecoration
  var fillsWidth: Bool
  var glyphs: Glyphs

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let sections = RowSection.sections(of: box)
    let width = width(for: proposal, sections, &pass)
    let arrangement = RowArrangement(sections, decoration, width: width, &pass)
    let isEndless = fillsWidth && proposal.width == CellProposal.infinity
    return CellExtent(
      width: isEndless ? CellProposal.infinity : width, height: arrangement.height)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    axis == .horizontal && fillsWidth
      ? .any : box.measuredRange(along: axis, across: across, &pass)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let sections = RowSection.sections(of: box)
    let width = width(for: box.proposal, sections, &pass)
    for place in RowArrangement(sections, decoration, width: width, &pass).places {
      place.box.place(at: place.origin, place.proposal, &pass)
    }
  }

  func difference(from old: RowsLayout, _ texts: TextComparison) -> Difference {
    guard decoration == old.decoration, fillsWidth == old.fillsWidth else { return .layout }
    return ink == old.ink && glyphs == old.glyphs ? .none : .ink
  }

  private func width(
    for proposal: CellProposal, _ sections: [RowSection], _ pass: inout LayoutPass
  ) -> Int32 {
    let isEndless = proposal.width == CellProposal.infinity
    if fillsWidth, proposal.width >= 0, !isEndless { return proposal.width }
    // Rows that fill any width have an ideal one; others are as long as what is in them can be.
    let offer = isEndless && fillsWidth ? CellProposal.idealLength : proposal.width
    return RowArrangement(sections, decoration, width: offer, &pass).neededWidth
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    for section in RowSection.sections(of: box) { drawLines(around: section, frame, &painter) }
    painter.drawChildren(of: box)
  }

  private func drawLines(
    around section: RowSection, _ frame: GridRect, _ painter: inout Painter
  ) {
    guard let first = section.rows.first, let last = section.rows.last else { return }
    let lines = RowLines(
      glyphs: .rounded(glyphs), ink: ink, isFramed: decoration == .framed, left: frame.minX,
      right: frame.maxX)
    if decoration == .framed {
      drawFrame(lines, around: section, from: first, to: last, frame, &painter)
    }
    for (above, below) in zip(section.rows, section.rows.dropFirst())
    where below.origin.y > above.origin.y + above.size.height {
      lines.drawSeparator(
        x: frame.x + Int(below.origin.x), y: frame.y + Int(below.origin.y) - 1, &painter)
    }
  }

  private func drawFrame(
    _ lines: RowLines, around section: RowSection, from first: BoxRef, to last: BoxRef,
    _ frame: GridRect, _ painter: inout Painter
  ) {
    let top = frame.y + Int(first.origin.y) - 1
    let bottom = frame.y + Int(last.origin.y + last.size.height)
    var title: Range<Int>?
    if let header = section.headers.last, header.origin.y == first.origin.y - 1,
      header.origin.x == 3, header.size.width > 0
    {
      let x = frame.x + Int(header.origin.x)
      title = (x - 1)..<(x + Int(header.size.width) + 1)
    }
    lines.drawFrame(top: top, bottom: bottom, title: title, &painter)
  }
}
