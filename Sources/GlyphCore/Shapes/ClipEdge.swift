import GlyphCells

/// The cells that a shape does not cover as a whole, as they were before something was drawn.
struct ClipEdge {
  private var kept: [(x: Int, y: Int, mark: ShapeRaster.Mark?, cell: Cell)] = []

  init(_ shape: PlacedShape, isEvenOdd: Bool, _ painter: Painter) {
    let window = shape.window(painter.clip)
    let raster = shape.raster(.fill(isEvenOdd: isEvenOdd), in: window)
    var runs = raster.runs[...]
    for y in 0..<raster.rows {
      var x = 0
      while let run = runs.first, run.y == y {
        keep(x..<run.x, y, nil, window, painter)
        if run.mark != .full { keep(run.x..<(run.x + run.count), y, run.mark, window, painter) }
        x = run.x + run.count
        runs.removeFirst()
      }
      keep(x..<raster.columns, y, nil, window, painter)
    }
  }

  private mutating func keep(
    _ columns: Range<Int>, _ row: Int, _ mark: ShapeRaster.Mark?, _ window: GridRect,
    _ painter: Painter
  ) {
    for column in columns {
      let point = GridPoint(x: window.x + column, y: window.y + row)
      guard painter.clip.contains(point) else { continue }
      kept.append((point.x, point.y, mark, painter.surface[cellAt: point.x, point.y]))
    }
  }

  /// Whether something left another background where the shape is cut.
  func isColored(_ painter: Painter) -> Bool {
    kept.contains { x, y, _, cell in
      let styles = painter.styles
      return styles[painter.surface[cellAt: x, y].style].background != styles[cell.style].background
    }
  }

  func restore(_ painter: inout Painter, _ glyphs: Glyphs) {
    for (x, y, mark, cell) in kept {
      let drawn = painter.surface[cellAt: x, y]
      guard drawn != cell else { continue }
      guard case .quadrants = mark else {
        if mark == nil { painter.restore(cell, x: x, y: y) }
        continue
      }
      let style = painter.styles[drawn.style]
      let below = painter.styles[cell.style].background
      let isText = !drawn.isBlank && style.foreground != style.background
      guard !isText, style.background != below, let mark else { continue }
      painter.restore(cell, x: x, y: y)
      let quarters = CellStyle(foreground: style.background, background: below)
      painter.surface.put(
        mark.glyph(ascii: glyphs == .ascii), x: x, y: y, style: painter.styles.intern(quarters))
    }
  }
}

extension Painter {
  /// Puts a cell back as it was; of a cluster of several scalars only the background.
  mutating func restore(_ cell: Cell, x: Int, y: Int) {
    surface.fill(GridRect(x: x, y: y, width: 1, height: 1), with: cell.style)
    let glyph = UInt32(truncatingIfNeeded: cell.bits)
    guard glyph > 0x20, let scalar = Unicode.Scalar(glyph) else { return }
    surface.put(scalar, x: x, y: y, style: cell.style)
  }
}
