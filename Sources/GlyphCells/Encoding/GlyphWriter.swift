/// The inner loop of the encoders: the glyphs of cells in one style, as UTF-8.
enum GlyphWriter {
  private static let styleMask: UInt64 = 0xFFFF_FFFF_0000_0000

  /// Appends the glyphs from `start` on that share its style, and returns the first cell after them.
  static func append(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, clusters: ClusterTable,
    to buffer: ByteBuffer
  ) -> Int {
    let style = row[start] & styleMask
    var x = start
    while x < row.count {
      // Room for the longest scalars and a mark is made once, so that the loop writes through a
      // pointer.
      buffer.reserve((row.count &- x) &* 7)
      let begin = buffer.base + buffer.count
      var out = begin
      x = scalars(row, from: x, style: style, clusters: clusters, to: &out)
      buffer.count &+= out - begin
      guard x < row.count, row[x] & styleMask == style else { break }
      buffer.append(RowDirection.before(row, at: x, clusters: clusters))
      buffer.append(clusters[UInt32(truncatingIfNeeded: row[x]) & ~Cell.clusterFlag])
      buffer.append(RowDirection.after(row, at: x, clusters: clusters))
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
      x = ascii(row, from: x, style: style, to: &out)
      if x >= row.count { break }
      var glyph = row[x] ^ style
      // At most three cells of ASCII, or the right half of a wide glyph, which writes nothing.
      while glyph < 0x80 {
        out[0] = UInt8(truncatingIfNeeded: glyph)
        out += glyph == 0 ? 0 : 1
        x &+= 1
        if x >= row.count { return x }
        glyph = row[x] ^ style
        if glyph < 0x80, x & 3 == 0 { break }
      }
      if glyph < 0x80 { continue }
      while glyph &- 0x80 < 0x7FFF_FF80 {
        append(glyph, to: &out)
        if RightToLeft.isPossible(UInt32(truncatingIfNeeded: glyph)),
          RightToLeft.endsWord(row, at: x, clusters: clusters)
        {
          out.update(from: RightToLeft.mark.utf8Start, count: 3)
          out += 3
        }
        x &+= 1
        if x >= row.count { return x }
        glyph = row[x] ^ style
      }
      if glyph >= 0x80 { return x }
    }
    return x
  }

  /// Writes ASCII of one style four cells at a time, as long as there are four.
  @inline(__always)
  private static func ascii(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, style: UInt64,
    to out: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    var x = start
    while x &+ 4 <= row.count {
      let (a, b) = (row[x] ^ style, row[x &+ 1] ^ style)
      let (c, d) = (row[x &+ 2] ^ style, row[x &+ 3] ^ style)
      // One less than each: the 0 of a right half becomes as large as another style. No cell holds
      // U+0080, which would pass.
      guard (a &- 1) | (b &- 1) | (c &- 1) | (d &- 1) < 0x80 else { break }
      let four = UInt32(truncatingIfNeeded: a | b << 8 | c << 16 | d << 24)
      UnsafeMutableRawPointer(out).storeBytes(of: four.littleEndian, as: UInt32.self)
      out += 4
      x &+= 4
    }
    return x
  }

  @inline(__always)
  private static func append(_ glyph: UInt64, to out: inout UnsafeMutablePointer<UInt8>) {
    if glyph < 0x800 {
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
  }
}
