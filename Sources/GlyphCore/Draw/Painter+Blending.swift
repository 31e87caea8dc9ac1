import GlyphCells

extension Painter {
  /// Draws something, and blends what came of it with what stood there before.
  mutating func blended(
    in area: GridRect, opacity: Double, _ scheme: ColorScheme, _ draw: (inout Painter) -> Void
  ) {
    let below = surface
    draw(&self)
    let alpha = UInt8((unitClamped(opacity) * 255).rounded())
    let area = area.intersection(clip)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<area.maxX {
        let old = below[cellAt: x, y]
        let new = surface[cellAt: x, y]
        // The left half of a wide glyph speaks for both.
        guard new != old, !new.isContinuation else { continue }
        let under = styles[old.style].background
        surface.recolor(GridRect(x: x, y: y, width: 1, height: 1)) { style in
          style = Painter.blend(style, over: under, alpha, scheme)
        }
      }
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
}
