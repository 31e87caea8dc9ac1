import GlyphCells

extension Painter {
  /// Draws the outline of a box in one style, but not over text.
  mutating func draw(
    _ edge: LineGlyphs, of frame: GridRect, _ style: StyleID, with paint: some CellPaint
  ) {
    let (x, y) = (frame.x, frame.y)
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    let (width, height) = (frame.width - 2, frame.height - 2)
    let pieces = [
      (edge.topLeading, GridRect(x: x, y: y, width: 1, height: 1)),
      (edge.horizontal, GridRect(x: x + 1, y: y, width: width, height: 1)),
      (edge.topTrailing, GridRect(x: right, y: y, width: 1, height: 1)),
      (edge.vertical, GridRect(x: x, y: y + 1, width: 1, height: height)),
      (edge.vertical, GridRect(x: right, y: y + 1, width: 1, height: height)),
      (edge.bottomLeading, GridRect(x: x, y: bottom, width: 1, height: 1)),
      (edge.horizontal, GridRect(x: x + 1, y: bottom, width: width, height: 1)),
      (edge.bottomTrailing, GridRect(x: right, y: bottom, width: 1, height: 1)),
    ]
    for (glyph, cells) in pieces { lay(glyph, cells.intersection(clip), of: frame, style, paint) }
  }

  /// Draws one piece in cells beside or below each other: at once where nothing stands there.
  private mutating func lay(
    _ glyph: Unicode.Scalar, _ cells: GridRect, of frame: GridRect, _ style: StyleID,
    _ paint: some CellPaint
  ) {
    if cells.isEmpty { return }
    guard surface.isVacant(cells) else {
      for y in cells.minY..<cells.maxY {
        let row = GridRect(x: cells.x, y: y, width: cells.width, height: 1)
        put(.glyph(glyph, ascii: glyph), row, of: frame, with: paint, sparesText: true)
      }
      return
    }
    if cells.height == 1 {
      surface.putRow(glyph, count: cells.width, x: cells.x, y: cells.y, style: style)
    } else {
      surface.putColumn(glyph, count: cells.height, x: cells.x, y: cells.y, style: style)
    }
  }
}
