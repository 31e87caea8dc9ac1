import GlyphCells

extension Painter {
  /// How a fill treats the glyphs in its cells.
  enum Filling {
    /// A background: covers what stands there if it is opaque, and leaves no glyph.
    case background
    /// A background that hides what stands there, although it is not opaque.
    case frosted
    /// A rectangle of its own, which can be seen without colour.
    case shaded
  }

  /// Fills the cells of a rectangle.
  mutating func fill(_ rect: GridRect, with paint: some CellPaint, _ filling: Filling) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return }
    if let ink = paint.solid {
      fill(visible, ink, paint.surroundings, filling)
      return
    }
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let ink = paint.ink(x: x - rect.x, y: y - rect.y, in: rect.size)
        let cell = GridRect(x: x, y: y, width: 1, height: 1)
        fill(cell, ink, paint.surroundings, filling)
      }
    }
  }

  private mutating func fill(
    _ rect: GridRect, _ ink: CellInk, _ surroundings: PaintSurroundings, _ filling: Filling
  ) {
    guard !ink.isClear else { return }
    let scheme = surroundings.scheme
    let isOpaque = ink.alpha == .max && !ink.isDim
    if isOpaque || filling == .frosted { surface.fill(rect, with: .standard) }
    surface.recolor(rect) { style in
      style.background = ink.fill(over: style.background, in: scheme) ?? style.background
    }
    if filling == .shaded {
      let shading = Shading(strength: ink.strength(in: scheme))
      shade(rect, with: surroundings.glyphs == .ascii ? shading.ascii : shading.glyph)
    }
  }

  /// Puts a glyph in the colour of the background into each blank cell.
  private mutating func shade(_ rect: GridRect, with glyph: Unicode.Scalar) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where surface[cellAt: x, y].isBlank {
        let background = styles[surface[cellAt: x, y].style].background
        let style = styles.intern(CellStyle(foreground: background, background: background))
        surface.put(glyph, x: x, y: y, style: style)
      }
    }
  }
}

extension Cell {
  /// Whether there is nothing to be seen but a background.
  var isBlank: Bool { bits & 0xFFFF_FFFF == 0x20 }
}
