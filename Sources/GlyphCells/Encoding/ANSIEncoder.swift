/// Writes a surface as text with SGR and OSC 8 sequences: as few as possible, none carried over a
/// line end.
package struct ANSIEncoder {
  package let profile: ColorProfile
  private let sgr: SGRWriter

  package init(profile: ColorProfile) {
    self.profile = profile
    sgr = SGRWriter(profile: profile)
  }

  /// Appends the rows joined by newlines, without a newline at the end.
  ///
  /// Blanks at the end of a line that look like an empty cell are left out.
  package func encode(_ surface: Surface, to buffer: ByteBuffer) {
    for y in 0..<surface.size.height {
      if y > 0 { buffer.append(0x0A) }
      surface.withRow(y) { row in
        var end = row.count
        while end > 0, isEmpty(row[end - 1], table: surface.styles) { end -= 1 }
        encode(UnsafeBufferPointer(rebasing: row[0..<end]), table: surface.styles, to: buffer)
      }
    }
  }

  /// Whether leaving the cell out changes nothing.
  private func isEmpty(_ bits: UInt64, table: StyleTable) -> Bool {
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
    var current: UInt64 = 0
    var pen = CellStyle.standard
    var x = 0
    while x < row.count {
      let style = row[x] >> 32
      if style != current {
        current = style
        let next = table[Cell(bits: row[x]).style]
        change(&pen, to: next, table: table, in: buffer)
      }
      x = run(row, from: x, style: style << 32, clusters: table.clusters, to: buffer)
    }
    change(&pen, to: .standard, table: table, in: buffer)
  }

  /// Appends the glyphs of one style and returns where the next style begins.
  @inline(__always)
  private func run(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, style: UInt64, clusters: ClusterTable,
    to buffer: ByteBuffer
  ) -> Int {
    var x = start
    buffer.reserve((row.count - start) * 4)
    while x < row.count {
      let glyph = row[x] ^ style
      if glyph < 0x80 {
        if glyph != 0 {
          buffer.base[buffer.count] = UInt8(truncatingIfNeeded: glyph)
          buffer.count &+= 1
        }
      } else if glyph >> 32 == 0 {
        buffer.append(glyphOf: Cell(bits: row[x]), clusters: clusters)
        buffer.reserve((row.count - x) * 4)
      } else {
        break
      }
      x &+= 1
    }
    return x
  }

  private func change(
    _ pen: inout CellStyle, to next: CellStyle, table: StyleTable, in buffer: ByteBuffer
  ) {
    if next.link != pen.link {
      buffer.appendLink(to: table.target(of: next.link), number: next.link)
    }
    sgr.transition(from: pen, to: next, in: buffer)
    pen = next
  }
}
