import GlyphCells

/// The lines around and between rows.
struct RowLines {
  let glyphs: FrameGlyphs
  let ink: StyleID
  let isFramed: Bool
  let left: Int
  let right: Int

  /// Draws a frame whose upper edge leaves out the columns of a title.
  func drawFrame(top: Int, bottom: Int, title: Range<Int>?, _ painter: inout Painter) {
    guard right - left >= 2 else { return }
    let title = title ?? right..<right
    drawRow(left + 1..<min(title.lowerBound, right - 1), y: top, &painter)
    drawRow(min(title.upperBound, right - 1)..<(right - 1), y: top, &painter)
    drawRow(left + 1..<(right - 1), y: bottom, &painter)
    for x in [left, right - 1] {
      painter.surface.putColumn(
        glyphs.vertical, count: bottom - top - 1, x: x, y: top + 1, style: ink,
        clip: painter.clip)
    }
    put(glyphs.topLeading, left, top, &painter)
    put(glyphs.topTrailing, right - 1, top, &painter)
    put(glyphs.bottomLeading, left, bottom, &painter)
    put(glyphs.bottomTrailing, right - 1, bottom, &painter)
  }

  /// Draws a line between two rows, from edge to edge where there is a frame.
  func drawSeparator(x: Int, y: Int, _ painter: inout Painter) {
    guard isFramed else { return drawRow(x..<max(x, right), y: y, &painter) }
    guard right - left >= 2 else { return }
    drawRow(left + 1..<(right - 1), y: y, &painter)
    put(glyphs.joinLeading, left, y, &painter)
    put(glyphs.joinTrailing, right - 1, y, &painter)
  }

  private func drawRow(_ columns: Range<Int>, y: Int, _ painter: inout Painter) {
    painter.surface.putRow(
      glyphs.horizontal, count: columns.count, x: columns.lowerBound, y: y, style: ink,
      clip: painter.clip)
  }

  private func put(_ glyph: Unicode.Scalar, _ x: Int, _ y: Int, _ painter: inout Painter) {
    painter.surface.put(glyph, x: x, y: y, style: ink, clip: painter.clip)
  }
}
