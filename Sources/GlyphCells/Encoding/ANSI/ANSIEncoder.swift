/// Writes surfaces as text with SGR and OSC 8 sequences: as few as possible, none carried over a
/// line end.
///
/// One that is used again remembers the sequences between styles.
package final class ANSIEncoder {
  package let profile: ColorProfile
  private let transitions: TransitionCache

  package init(profile: ColorProfile) {
    self.profile = profile
    transitions = TransitionCache(profile: profile)
  }

  /// Appends the rows joined by newlines, without a newline at the end.
  ///
  /// Blanks at the end of a line that look like an empty cell are left out.
  package func encode(_ surface: Surface, to buffer: ByteBuffer) {
    encode(surface, rows: 0..<surface.size.height, to: buffer)
  }

  /// Appends some of the rows, as `encode(_:to:)` does all of them.
  package func encode(_ surface: Surface, rows: Range<Int>, to buffer: ByteBuffer) {
    let rows = rows.clamped(to: 0..<surface.size.height)
    let width = surface.size.width
    surface.cells.withUnsafeBufferPointer { all in
      for y in rows {
        if y > rows.lowerBound { buffer.append(0x0A) }
        var end = width
        while end > 0, isEmpty(all[y &* width &+ end &- 1], table: surface.styles) { end &-= 1 }
        let row = UnsafeBufferPointer(rebasing: all[(y * width)..<(y * width + end)])
        encode(row, table: surface.styles, to: buffer)
      }
    }
  }

  /// Whether leaving the cell out changes nothing.
  private func isEmpty(_ bits: UInt64, table: StyleTable) -> Bool {
    if bits == Cell.empty.bits { return true }
    let cell = Cell(bits: bits)
    guard cell.glyph == 0x20 else { return false }
    if profile == .none {
      var style = table[cell.style]
      style.background = .standard
      return !style.isVisibleOnBlank
    }
    return !cell.style.isVisibleOnBlank
  }

  private func encode(
    _ row: UnsafeBufferPointer<UInt64>, table: StyleTable, to buffer: ByteBuffer
  ) {
    var pen = StyleID.standard
    var x = 0
    while x < row.count {
      let style = Cell(bits: row[x]).style
      if style != pen {
        change(from: pen, to: style, table: table, in: buffer)
        pen = style
      }
      x = GlyphWriter.append(row, from: x, clusters: table.clusters, to: buffer)
    }
    change(from: pen, to: .standard, table: table, in: buffer)
  }

  private func change(
    from old: StyleID, to new: StyleID, table: StyleTable, in buffer: ByteBuffer
  ) {
    if old == new { return }
    if table.hasLinks, table[old].link != table[new].link {
      buffer.appendLink(to: table.target(of: table[new].link))
    }
    transitions.append(from: old, to: new, of: table, to: buffer)
  }
}
