import GlyphCells

/// A picture made of characters, cut off around its middle where it may be and has no room.
struct TextArtLeaf: Primitive {
  var art: TextArt
  var runs: [TextRun]
  var isResizable: Bool

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    guard isResizable else { return art.size }
    return CellExtent(
      width: proposal.width < 0 ? art.size.width : min(art.size.width, proposal.width),
      height: proposal.height < 0 ? art.size.height : min(art.size.height, proposal.height))
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    LengthRange(min: isResizable ? 0 : art.size[axis], max: art.size[axis])
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    let x = frame.x - (Int(art.size.width) - frame.width) / 2
    let y = frame.y - (Int(art.size.height) - frame.height) / 2
    painter.clipped(to: frame) { painter in
      for (index, line) in art.lines.enumerated() {
        let row = y + index
        guard row >= painter.clip.minY, row < painter.clip.maxY else { continue }
        painter.surface.draw(art.text, line: line, runs: runs, x: x, y: row, clip: painter.clip)
      }
    }
  }

  func difference(from old: TextArtLeaf, _ texts: TextComparison) -> Difference {
    guard isResizable == old.isResizable, art.size == old.art.size else { return .layout }
    return art === old.art && runs == old.runs ? .none : .ink
  }
}
