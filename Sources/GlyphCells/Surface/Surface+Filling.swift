extension Surface {
  /// Blanks in the standard style; without a rectangle, everywhere.
  public mutating func clear(_ rect: GridRect? = nil) {
    fill(rect ?? bounds, with: .standard)
  }

  /// Blanks in `style`, replacing glyphs and styles; what lies outside of the surface is ignored.
  public mutating func fill(_ rect: GridRect, with style: StyleID) {
    let bits = Cell(glyph: 0x20, style: style).bits
    let rect = rect.intersection(bounds)
    if rect.isEmpty { return }
    if rect == bounds {
      cells.withUnsafeMutableBufferPointer { $0.update(repeating: bits) }
      return
    }
    withMendedRows(of: rect) { row in
      row.update(repeating: bits)
    }
  }

  /// Puts the background of `style` behind the rectangle and keeps the glyphs and the rest of
  /// their styles.
  public mutating func setBackground(of rect: GridRect, to style: StyleID) {
    var style = styles[style]
    style.foreground = .standard
    style.attributes = []
    style.link = .none
    let color = style.background
    if color == .standard { return }
    recolor(rect) { $0.background = color }
  }

  /// Passes the style of every cell of the rectangle through `change` and keeps the glyphs.
  ///
  /// `change` runs once for each stretch of one style, and has to depend on nothing but the style.
  public mutating func recolor(_ rect: GridRect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    var known = StyleID.standard
    var changed = known
    var isFirst = true
    for y in rect.minY..<rect.maxY {
      var start = y * size.width + rect.minX
      var end = start + rect.width
      // A wide glyph has one style: what is said of one half is said of both.
      if Cell(bits: cells[start]).isContinuation, rect.minX > 0 { start -= 1 }
      if rect.maxX < size.width, Cell(bits: cells[end]).isContinuation { end += 1 }
      for index in start..<end {
        let cell = Cell(bits: cells[index])
        if isFirst || cell.style != known {
          known = cell.style
          isFirst = false
          var style = styles[known]
          change(&style)
          changed = styles.intern(style)
        }
        cells[index] = cell.with(changed).bits
      }
    }
  }

  /// Calls `body` with each row's cells inside of `rect`, which must lie within the surface, after
  /// blanking the other halves of wide glyphs that the edges cut.
  private mutating func withMendedRows(
    of rect: GridRect, _ body: (UnsafeMutableBufferPointer<UInt64>) -> Void
  ) {
    let width = size.width
    cells.withUnsafeMutableBufferPointer { all in
      for y in rect.minY..<rect.maxY {
        let row = y * width
        Surface.mend(all, row: row, width: width, from: rect.minX, to: rect.maxX)
        body(UnsafeMutableBufferPointer(rebasing: all[(row + rect.minX)..<(row + rect.maxX)]))
      }
    }
  }

  /// Blanks the halves that stay outside when the columns `from..<to` of a row are overwritten.
  @inline(__always)
  static func mend(
    _ all: UnsafeMutableBufferPointer<UInt64>, row: Int, width: Int, from: Int, to: Int
  ) {
    if from > 0, Cell(bits: all[row + from]).isContinuation {
      all[row + from - 1] = Cell(bits: all[row + from - 1]).blanked.bits
    }
    if to < width, Cell(bits: all[row + to]).isContinuation {
      all[row + to] = Cell(bits: all[row + to]).blanked.bits
    }
  }
}
