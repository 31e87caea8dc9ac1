import GlyphCells

extension Painter {
  /// Draws the inside or the outline of a shape.
  ///
  /// Alone, a filled shape is shaded, so that it can be seen without colour. Behind content, a box
  /// is outlined in its own colour instead: where there is no colour the outline appears.
  mutating func draw(
    _ shape: PlacedShape, _ drawing: ShapeDrawing, with paint: some CellPaint,
    isFrosted: Bool = false
  ) {
    let window = shape.window(clip)
    guard !window.intersection(clip).isEmpty else { return }
    let isOutlined = backdrop != .none && shape.isBox
    let filling: Filling = isFrosted ? .frosted : isOutlined ? .background : .shaded
    let isLine = if case .stroke = drawing { true } else { false }
    let line = isLine ? solidStyle(paint) : nil
    if case .stroke(let style) = drawing, let line, window == shape.frame,
      let edge = shape.edge(style, paint.surroundings.glyphs)
    {
      return draw(edge, of: shape.frame, line, with: paint)
    }
    for run in shape.raster(drawing, in: window).runs {
      let row = GridRect(x: window.x + run.x, y: window.y + run.y, width: run.count, height: 1)
      let visible = row.intersection(clip)
      guard !visible.isEmpty else { continue }
      if run.mark == .full {
        fill(visible, of: shape.frame, with: paint, filling)
      } else {
        put(run.mark, visible, of: shape.frame, with: paint, sparesText: isLine)
      }
    }
    if isOutlined, case .fill = drawing {
      outline(shape, window, paint.surroundings.glyphs)
    }
  }

  /// Draws the edge of a box in the colour of its background; round corners, which were quarters
  /// of cells, become the ends of the lines beside them.
  mutating func outline(_ shape: PlacedShape, _ window: GridRect, _ glyphs: Glyphs) {
    for run in shape.raster(.stroke(StrokeStyle()), in: window).runs {
      for x in (window.x + run.x)..<(window.x + run.x + run.count) {
        let y = window.y + run.y
        guard clip.contains(GridPoint(x: x, y: y)) else { continue }
        let isCorner =
          (x == shape.frame.minX || x == shape.frame.maxX - 1)
          && (y == shape.frame.minY || y == shape.frame.maxY - 1)
        guard let style = edgeStyle(surface[cellAt: x, y], isCorner: isCorner) else { continue }
        surface.put(run.mark.glyph(ascii: glyphs == .ascii), x: x, y: y, style: style, clip: clip)
      }
    }
  }

  /// How the edge of a box is drawn in a cell: not at all over text or where nothing is filled.
  private func edgeStyle(_ cell: Cell, isCorner: Bool) -> StyleID? {
    let quarters = UInt32(0x2596)...0x259F
    if isCorner, quarters.contains(UInt32(truncatingIfNeeded: cell.bits)) { return cell.style }
    let background = styles[cell.style].background
    guard cell.isBlank, background != .standard else { return nil }
    return styles.intern(CellStyle(foreground: background, background: background))
  }

  private mutating func fill(
    _ cells: GridRect, of frame: GridRect, with paint: some CellPaint, _ filling: Filling
  ) {
    if paint.solid != nil {
      fill(cells, with: paint, filling)
      return
    }
    for x in cells.minX..<cells.maxX {
      let ink = paint.ink(x: x - frame.x, y: cells.y - frame.y, in: frame.size)
      fill(
        GridRect(x: x, y: cells.y, width: 1, height: 1),
        with: SolidPaint(color: ink, surroundings: paint.surroundings), filling)
    }
  }

  mutating func put(
    _ mark: ShapeRaster.Mark, _ cells: GridRect, of frame: GridRect, with paint: some CellPaint,
    sparesText: Bool
  ) {
    let glyph = mark.glyph(ascii: paint.surroundings.glyphs == .ascii)
    for x in cells.minX..<cells.maxX {
      let cell = surface[cellAt: x, cells.y]
      if sparesText, !cell.isBlank, !isGhost(cell) { continue }
      let background = styles[cell.style].background
      let ink = paint.ink(x: x - frame.x, y: cells.y - frame.y, in: frame.size)
      guard let drawn = ink.glyph(over: background, in: paint.surroundings.scheme) else { continue }
      let style = CellStyle(
        foreground: drawn.color, background: background, attributes: drawn.isDim ? .dim : [])
      surface.put(glyph, x: x, y: cells.y, style: styles.intern(style), clip: clip)
    }
  }

  /// Whether a glyph cannot be seen for its colour, or is a line or a part of a shape (box
  /// drawing, blocks, braille): lines may replace it.
  private func isGhost(_ cell: Cell) -> Bool {
    let style = styles[cell.style]
    if style.background != .standard, style.foreground == style.background { return true }
    let glyph = UInt32(truncatingIfNeeded: cell.bits)
    return (0x2500...0x259F).contains(glyph) || (0x2800...0x28FF).contains(glyph)
  }
}
