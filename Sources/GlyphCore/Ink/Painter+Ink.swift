import GlyphCells

extension Painter {
  /// Gives each cell in a rectangle that was drawn in the style of an ink's number (`InkMark`) its
  /// own colour of that ink, which spreads over a frame.
  mutating func spread(_ inks: [ShapeInk], over frame: GridRect, in rect: GridRect) {
    let area = rect.intersection(clip)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var isHidden = false
        surface.recolor(GridRect(x: x, y: y, width: 1, height: 1)) { style in
          guard let number = InkMark.take(from: &style), number < inks.count else { return }
          let ink = inks[number].cell(
            x: x - frame.x, y: y - frame.y, width: frame.width, height: frame.height)
          isHidden = ink.isClear
          style.show(ink)
        }
        if isHidden { surface.put(" ", x: x, y: y, clip: clip) }
      }
    }
  }
}

extension CellStyle {
  /// Shows the glyph in an ink, over the background that the cell has.
  mutating func show(_ ink: CellInk) {
    guard let glyph = ink.glyph(over: background, in: .dark) else { return }
    foreground = glyph.color
    if glyph.isDim { attributes.insert(.dim) }
  }
}

/// The number of an ink that waits in a cell's style to be spread, in attributes that no terminal
/// has; it is there only while one text is being drawn.
enum InkMark {
  private static let first: UInt16 = 1 << 9
  private static let presence: UInt16 = 1 << 15
  /// As many as there are bits; further ones are drawn like the last.
  private static let last = 0x3F

  static func put(_ number: Int, in style: inout CellStyle) {
    let bits = UInt16(min(number, last)) * first | presence
    style.attributes.formUnion(CellAttributes(rawValue: bits))
  }

  static func take(from style: inout CellStyle) -> Int? {
    let bits = style.attributes.rawValue
    guard bits & presence != 0 else { return nil }
    style.attributes = CellAttributes(rawValue: bits & (first - 1))
    return Int(bits & ~presence) / Int(first)
  }
}
