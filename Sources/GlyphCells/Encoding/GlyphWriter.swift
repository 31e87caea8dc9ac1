/// The inner loop of the encoders: the glyphs of cells in one style, as UTF-8.
enum GlyphWriter {
  /// Appends the glyphs from `start` on that share its style, and returns the first cell after them.
  static func append(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, clusters: ClusterTable,
    to buffer: ByteBuffer
  ) -> Int {
    let style = row[start] & 0xFFFF_FFFF_0000_0000
    var x = start
    while x < row.count {
      // Room for the longest scalars and a mark is made once, so that the loop writes through a
      // pointer.
      buffer.reserve((row.count &- x) &* 7)
      let begin = buffer.base + buffer.count
      var out = begin
      x = scalars(row, from: x, style: style, clusters: clusters, to: &out)
      buffer.count &+= out - begin
      guard x < row.count, row[x] & 0xFFFF_FFFF_0000_0000 == style else { break }
      buffer.append(clusters[UInt32(truncatingIfNeeded: row[x]) & ~Cell.clusterFlag])
      if RightToLeft.endsWord(row, at: x, clusters: clusters) { buffer.append(RightToLeft.mark) }
      x &+= 1
    }
    return x
  }

  /// Writes single scalars up to a cluster or another style.
  @inline(__always)
  private static func scalars(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, style: UInt64, clusters: ClusterTable,
    to out: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    var x = start
    while x < row.count {
      while x &+ 4 <= row.count {
        let (a, b) = (row[x] ^ style, row[x &+ 1] ^ style)
        let (c, d) = (row[x &+ 2] ^ style, row[x &+ 3] ^ style)
        // All four are ASCII of this style, and none is the right half of a wide glyph.
        guard (a | b | c | d) < 0x80, a != 0, b != 0, c != 0, d != 0 else { break }
        out[0] = UInt8(truncatingIfNeeded: a)
        out[1] = UInt8(truncatingIfNeeded: b)
        out[2] = UInt8(truncatingIfNeeded: c)
        out[3] = UInt8(truncatingIfNeeded: d)
        out += 4
        x &+= 4
      }
      if x >= row.count { break }
      let glyph = row[x] ^ style
      if glyph < 0x80 {
        out[0] = UInt8(truncatingIfNeeded: glyph)
        out += glyph == 0 ? 0 : 1
      } else if glyph >> 31 != 0 {
        break
      } else if glyph < 0x800 {
        out[0] = 0xC0 | UInt8(truncatingIfNeeded: glyph >> 6)
        out[1] = 0x80 | UInt8(truncatingIfNeeded: glyph & 0x3F)
        out += 2
      } else if glyph < 0x10000 {
        out[0] = 0xE0 | UInt8(truncatingIfNeeded: glyph >> 12)
        out[1] = 0x80 | UInt8(truncatingIfNeeded: glyph >> 6 & 0x3F)
        out[2] = 0x80 | UInt8(truncatingIfNeeded: glyph & 0x3F)
        out += 3
      } else {
        out[0] = 0xF0 | UInt8(truncatingIfNeeded: glyph >> 18 & 7)
        out[1] = 0x80 | UInt8(truncatingIfNeeded: glyph >> 12 & 0x3F)
        out[2] = 0x80 | UInt8(truncatingIfNeeded: glyph >> 6 & 0x3F)
        out[3] = 0x80 | UInt8(truncatingIfNeeded: glyph & 0x3F)
        out += 4
      }
      if glyph >= 0x590, ScalarProperties.of(UInt32(truncatingIfNeeded: glyph)).isRightToLeft,
        RightToLeft.endsWord(row, at: x, clusters: clusters)
      {
        out.update(from: RightToLeft.mark.utf8Start, count: 3)
        out += 3
      }
      x &+= 1
    }
    return x
  }
}
