import GlyphCells

extension Painter {
  /// Draws something, and changes the styles of the cells that look different from before; the
  /// change learns which background was there.
  mutating func changing(
    _ area: GridRect, _ draw: (inout Painter) -> Void,
    _ change: (inout CellStyle, _ under: TerminalColor) -> Void
  ) {
    let below = surface
    draw(&self)
    let area = area.intersection(clip)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<area.maxX {
        let old = below[cellAt: x, y]
        let new = surface[cellAt: x, y]
        // The left half of a wide glyph speaks for both.
        guard new != old, !new.isContinuation else { continue }
        let under = styles[old.style].background
        surface.recolor(GridRect(x: x, y: y, width: 1, height: 1)) { change(&$0, under) }
      }
    }
  }

  /// Draws something, and blends what came of it with what stood there before.
  mutating func blended(
    in area: GridRect, opacity: Double, _ scheme: ColorScheme, _ draw: (inout Painter) -> Void
  ) {
    let alpha = UInt8((unitClamped(opacity) * 255).rounded())
    changing(area, draw) { style, under in
      style = Painter.blend(style, over: under, alpha, scheme)
    }
  }

  private static func blend(
    _ style: CellStyle, over under: TerminalColor, _ alpha: UInt8, _ scheme: ColorScheme
  ) -> CellStyle {
    var style = style
    if style.background != under {
      let fill = CellInk(style.background, alpha: alpha).fill(over: under, in: scheme)
      style.background = fill ?? under
    }
    let ink = CellInk(style.foreground, alpha: alpha)
    if let drawn = ink.glyph(over: style.background, in: scheme) {
      style.foreground = drawn.color
      if drawn.isDim { style.attributes.insert(.dim) }
    }
    return style
  }

  /// Draws something where something else leaves ink.
  mutating func masked(
    in area: GridRect, _ draw: (inout Painter) -> Void, by mask: (inout Painter) -> Void
  ) {
    let below = surface
    let saved = backdrop
    clipped(to: area) { painter in
      draw(&painter)
      let drawn = painter.surface
      painter.surface.clear(painter.clip)
      painter.backdrop = .none
      mask(&painter)
      let ink = painter.surface
      painter.surface = below
      for y in painter.clip.minY..<painter.clip.maxY {
        var x = painter.clip.minX
        while x < painter.clip.maxX {
          let start = x
          while x < painter.clip.maxX, painter.isInked(ink[cellAt: x, y]) { x += 1 }
          painter.surface.draw(
            drawn, x: 0, y: 0, clip: GridRect(x: start, y: y, width: x - start, height: 1))
          x += 1
        }
      }
    }
    backdrop = saved
  }

  /// Whether anything at all is to be seen of a cell.
  private func isInked(_ cell: Cell) -> Bool {
    !cell.isBlank || styles[cell.style].background != .standard
  }
}
