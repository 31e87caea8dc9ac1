import GlyphCells

/// The one place that says how a text stands in a box, so that what is measured is what is drawn.
extension TextSetting {
  /// The size of a text for a proposal; a width of none leaves one empty row.
  func size(of text: CleanText, for proposal: CellProposal) -> CellExtent {
    if proposal.width == 0 { return CellExtent(width: 0, height: height(ofLines: 1)) }
    let extent = text.extent(
      width: width(of: proposal), limit: limit(in: proposal.height), truncation: cellTruncation)
    return CellExtent(
      width: CellProposal.clamp(extent.width), height: height(ofLines: extent.lineCount))
  }

  /// Calls `body` with each line of a text and where it begins.
  func forEachLine(
    of text: CleanText, in box: BoxRef, at frame: GridRect, _ body: (TextLine, Int, Int) -> Void
  ) {
    let proposal = box.proposal
    let lines = text.lines(
      width: width(of: proposal), limit: limit(in: proposal.height), truncation: cellTruncation)
    for (index, line) in lines.enumerated() {
      let x = frame.x + indent(ofLine: line.width, in: frame.width)
      body(line, x, frame.y + index * (1 + Int(spacing)))
    }
  }

  private func width(of proposal: CellProposal) -> Int {
    proposal.width == CellProposal.idealLength ? .max : Int(proposal.width)
  }

  /// Whether another setting leads to the same sizes.
  func isMeasuredAlike(_ other: TextSetting) -> Bool {
    limit == other.limit && minimum == other.minimum && spacing == other.spacing
      && truncation == other.truncation
  }

  /// The baselines are the lower edges of the first and the last row, in half cells.
  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    if alignment == VerticalAlignment.firstTextBaseline.key { return 2 }
    if alignment == VerticalAlignment.lastTextBaseline.key { return 2 * Int(box.size.height) }
    return nil
  }
}
