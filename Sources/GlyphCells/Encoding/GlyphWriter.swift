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
      let glyph = row[x] ^ style
      if glyph &- 1 < 0x7F, x &+ 8 <= row.count {
        x = ascii(row, from: x, style: style, to: &out)
      } else if glyph < 0x80 {
        out[0] = UInt8(truncatingIfNeeded: glyph)
        // The right half of a wide glyph writes nothing.
        out += glyph == 0 ? 0 : 1
        x &+= 1
      } else if isBox(glyph) {
        x = boxes(row, from: x, style: style, to: &out)
      } else if glyph < 0x8000_0000 {
        append(glyph, to: &out)
        if RightToLeft.isPossible(UInt32(truncatingIfNeeded: glyph)),
          RightToLeft.endsWord(row, at: x, clusters: clusters)
        {
          out.update(from: RightToLeft.mark.utf8Start, count: 3)
          out += 3
        }
        x &+= 1
      } else {
        return x
      }
    }
    return x
  }

  /// Whether a cell without its style is a box glyph; one of another style is larger.
  @inline(__always)
  private static func isBox(_ glyph: UInt64) -> Bool {
    glyph <= UInt32.max && BoxDrawing.contains(UInt32(truncatingIfNeeded: glyph))
  }

  /// Writes box glyphs of one style.
  @inline(__always)
  private static func boxes(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, style: UInt64,
    to out: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    var x = start
    while x < row.count {
      let glyph = row[x] ^ style
      guard isBox(glyph) else { break }
      let bytes = BoxDrawing.utf8(UInt32(truncatingIfNeeded: glyph)).littleEndian
      UnsafeMutableRawPointer(out).storeBytes(of: bytes, as: UInt32.self)
      out += 3
      x &+= 1
    }
    return x
  }

  /// Writes ASCII of one style as long as there are eight cells to look at together.
  ///
  /// All eight are written; what follows writes over those that are not of this kind.
  @inline(__always)
  private static func ascii(
    _ row: UnsafeBufferPointer<UInt64>, from start: Int, style: UInt64,
    to out: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let cells = row.baseAddress else { return start }
    let styles = SIMD8(repeating: UInt32(truncatingIfNeeded: style >> 32))
    var x = start
    while x &+ 8 <= row.count {
      let eight = UnsafeRawPointer(cells + x).loadUnaligned(as: SIMD16<UInt32>.self)
      // One less than each glyph: the 0 of a right half becomes as large as a cluster. No cell holds
      // U+0080, which would pass.
      let glyphs = eight.evenHalf &- 1
      let bytes = SIMD8<UInt8>(truncatingIfNeeded: glyphs) &+ 1
      UnsafeMutableRawPointer(out).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
      let differences = glyphs & ~0x7F | (eight.oddHalf ^ styles)
      let folded = differences | differences &>> 16
      let flags = unsafeBitCast(
        SIMD8<UInt8>(truncatingIfNeeded: folded | folded &>> 8), to: UInt64.self)
      let count = flags.littleEndian.trailingZeroBitCount >> 3
      out += count
      x &+= count
      if count < 8 { break }
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
