import GlyphCells

extension Painter {
  /// Draws a frame of lines in the outermost cells of a rectangle.
  mutating func strokeFrame(_ rect: GridRect, _ lines: LineGlyphs, with paint: some CellPaint) {
    guard rect.width > 0, rect.height > 0 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    if let style = solidStyle(paint) { return strokeFrame(rect, lines, style: style) }
    let row = max(rect.x, clip.minX)..<max(rect.x, clip.minX, min(rect.maxX, clip.maxX))
    for x in row where x > rect.x && x < right {
      put(lines.horizontal, x, rect.y, rect, paint)
      put(lines.horizontal, x, bottom, rect, paint)
    }
    let column = max(rect.y, clip.minY)..<max(rect.y, clip.minY, min(rect.maxY, clip.maxY))
    for y in column where y > rect.y && y < bottom {
      put(lines.vertical, rect.x, y, rect, paint)
      put(lines.vertical, right, y, rect, paint)
    }
    put(lines.topLeading, rect.x, rect.y, rect, paint)
    put(lines.topTrailing, right, rect.y, rect, paint)
    put(lines.bottomLeading, rect.x, bottom, rect, paint)
    put(lines.bottomTrailing, right, bottom, rect, paint)
  }

  /// The style of a line that is the same everywhere, whatever stands behind it.
  func solidStyle(_ paint: some CellPaint) -> StyleID? {
    guard let ink = paint.solid, ink.alpha == .max, !(ink.isBackground && ink.color == .standard)
    else { return nil }
    return styles.intern(
      CellStyle(foreground: ink.color, attributes: ink.isDim ? .dim : []))
  }

  private mutating func strokeFrame(_ rect: GridRect, _ lines: LineGlyphs, style: StyleID) {
    let (x, y) = (rect.x, rect.y)
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let (width, height) = (rect.width - 2, rect.height - 2)
    for row in [y, bottom] {
      surface.putRow(lines.horizontal, count: width, x: x + 1, y: row, style: style, clip: clip)
    }
    for column in [x, right] {
      surface.putColumn(
        lines.vertical, count: height, x: column, y: y + 1, style: style, clip: clip)
    }
    surface.put(lines.topLeading, x: x, y: y, style: style, clip: clip)
    surface.put(lines.topTrailing, x: right, y: y, style: style, clip: clip)
    surface.put(lines.bottomLeading, x: x, y: bottom, style: style, clip: clip)
    surface.put(lines.bottomTrailing, x: right, y: bottom, style: style, clip: clip)
  }

  private mutating func put(
    _ glyph: Unicode.Scalar, _ x: Int, _ y: Int, _ rect: GridRect, _ paint: some CellPaint
  ) {
    guard clip.contains(GridPoint(x: x, y: y)) else { return }
    let background = styles[surface[cellAt: x, y].style].background
    let ink = paint.ink(x: x - rect.x, y: y - rect.y, in: rect.size)
    guard let drawn = ink.glyph(over: background, in: paint.surroundings.scheme) else { return }
    let style = CellStyle(foreground: drawn.color, attributes: drawn.isDim ? .dim : [])
    surface.put(glyph, x: x, y: y, style: styles.intern(style), clip: clip)
  }
}
