import GlyphCells

/// Text with anything that plain text has not: several styles, links, other scripts, lines,
/// gradients.
struct RichText: Primitive {
  var text: CleanText
  var runs: [TextRun]
  /// Foregrounds that are more than a colour; the styles of their runs carry their number.
  var inks: [ShapeInk]
  var setting: TextSetting

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    if text.lineCount == 1, fits(proposal.width) {
      box.noteHeightIgnored()
      return CellExtent(
        width: CellProposal.clamp(text.width), height: setting.height(ofLines: 1))
    }
    return setting.size(of: text, for: proposal)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    if axis == .horizontal {
      box.noteWidthsIgnoreHeight()
      let longest = CellProposal.clamp(text.width)
      return LengthRange(min: min(1, longest), max: longest)
    }
    return box.measuredRange(along: axis, across: across, &pass)
  }

  /// Whether a width has room for every line as it stands.
  private func fits(_ width: Int32) -> Bool {
    Int(width) >= text.width || width == CellProposal.idealLength
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    guard !text.isEmpty, !isInvisible else { return }
    let frame = painter.frame(of: box)
    setting.forEachLine(of: text, in: box, at: frame) { line, x, y in
      if runs.count == 1 {
        painter.surface.draw(text, line: line, x: x, y: y, style: runs[0].style, clip: painter.clip)
      } else {
        painter.surface.draw(text, line: line, runs: runs, x: x, y: y, clip: painter.clip)
      }
      if !inks.isEmpty {
        painter.spread(inks, over: frame, in: GridRect(x: x, y: y, width: line.width, height: 1))
      }
    }
  }

  private var isInvisible: Bool {
    inks.count == runs.count && inks.allSatisfy(\.isClear)
  }

  func difference(from old: RichText, _ texts: TextComparison) -> Difference {
    guard text == old.text, setting.isMeasuredAlike(old.setting) else { return .layout }
    return runs == old.runs && inks == old.inks && setting == old.setting ? .none : .ink
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    setting.guide(alignment, of: box)
  }
}
