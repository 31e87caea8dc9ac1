extension Surface {
  /// Draws bytes of printable ASCII, one to a cell; a byte that is none becomes U+FFFD.
  ///
  /// Like all text it takes the background that stands there unless the style has its own.
  package mutating func draw(
    ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: StyleID,
    clip: GridRect? = nil
  ) {
    guard let (start, end) = columns(x, bytes.count, y: y, in: clip), let base = bytes.baseAddress
    else { return }
    let source = UnsafeBufferPointer(start: base + (start - x), count: end - start)
    let row = y * size.width
    let width = size.width
    let table = styles
    cells.withUnsafeMutableBufferPointer { all in
      Surface.mend(all, row: row, width: width, from: start, to: end)
      let target = UnsafeMutableBufferPointer(rebasing: all[(row + start)..<(row + end)])
      Surface.write(source, to: target, style: style, table: table)
    }
  }

  /// Draws text in which every scalar is a cell (`OneCellText`), `count` of them.
  package mutating func draw(
    oneCells bytes: UnsafeBufferPointer<UInt8>, count: Int, x: Int, y: Int, style: StyleID,
    clip: GridRect? = nil
  ) {
    guard let (start, end) = columns(x, count, y: y, in: clip) else { return }
    let row = y * size.width
    let width = size.width
    let table = styles
    let own = UInt64(style.rawValue) << 32
    cells.withUnsafeMutableBufferPointer { all in
      Surface.mend(all, row: row, width: width, from: start, to: end)
      let target = UnsafeMutableBufferPointer(rebasing: all[(row + start)..<(row + end)])
      let isOpaque = style.hasBackground || !Surface.hasBackground(target)
      var position = 0
      for _ in x..<start where position < bytes.count { _ = UTF8Reader.next(bytes, &position) }
      var index = 0
      while index < target.count, position < bytes.count {
        if isOpaque, BoxDrawing.begins(at: position, in: bytes) {
          let cell = own | UInt64(BoxDrawing.scalar(at: position, in: bytes))
          let count = BoxDrawing.repetitions(at: position, in: bytes)
          let end = min(target.count, index &+ count)
          target[index..<end].update(repeating: cell)
          position &+= count &* 3
          index = end
        } else {
          let combined = isOpaque ? style : table.over(style, Cell(bits: target[index]).style)
          let glyph = UTF8Reader.next(bytes, &position)
          target[index] = Cell(glyph: glyph, style: combined).bits
          index &+= 1
        }
      }
    }
  }

  /// The columns of a stretch of a row that are inside of a clip and of the surface; nil for none.
  @inline(__always)
  private func columns(
    _ x: Int, _ count: Int, y: Int, in clip: GridRect?
  ) -> (start: Int, end: Int)? {
    guard y >= 0, y < size.height else { return nil }
    var start = max(x, 0)
    var end = min(x.saturatingAdd(count), size.width)
    if let clip {
      guard y >= clip.minY, y < clip.maxY else { return nil }
      start = max(start, clip.minX)
      end = min(end, clip.maxX)
    }
    return start < end ? (start, end) : nil
  }

  @inline(__always)
  private static func write(
    _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt64>,
    style: StyleID, table: StyleTable
  ) {
    let own = UInt64(style.rawValue) << 32
    if style.hasBackground || !hasBackground(target) {
      var index = writeEights(source, to: target, own: own)
      while index < source.count {
        target[index] = own | glyph(of: source[index])
        index &+= 1
      }
      return
    }
    for index in 0..<source.count {
      let result = table.over(style, Cell(bits: target[index]).style)
      target[index] = UInt64(result.rawValue) << 32 | glyph(of: source[index])
    }
  }

  @inline(__always)
  private static func glyph(of byte: UInt8) -> UInt64 {
    byte &- 0x20 < 0x5F ? UInt64(byte) : 0xFFFD
  }

  /// Writes cells as long as there are eight bytes, all of them printable; returns how many.
  @inline(__always)
  private static func writeEights(
    _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt64>,
    own: UInt64
  ) -> Int {
    let bytes = UnsafeRawBufferPointer(source)
    let cells = UnsafeMutableRawBufferPointer(target)
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard PrintableASCII.isPrintable(word) else { break }
      let glyphs = unsafeBitCast(word.littleEndian, to: SIMD8<UInt8>.self)
      cells.storeBytes(
        of: SIMD8<UInt64>(truncatingIfNeeded: glyphs) | own,
        toByteOffset: index &* MemoryLayout<UInt64>.stride, as: SIMD8<UInt64>.self)
      index &+= 8
    }
    return index
  }

  /// Whether one of the cells has a background of its own.
  @inline(__always)
  private static func hasBackground(_ cells: UnsafeMutableBufferPointer<UInt64>) -> Bool {
    var all: UInt64 = 0
    for cell in cells { all |= cell }
    return all >> 32 & 1 != 0
  }

  /// Draws one glyph, such as a piece of a border.
  ///
  /// A control or an invisible scalar becomes U+FFFD, and a wide one needs both of its cells inside
  /// of `clip` or leaves a blank.
  public mutating func put(
    _ scalar: Unicode.Scalar, x: Int, y: Int, style: StyleID = .standard, clip: GridRect? = nil
  ) {
    let (glyph, width) = GlyphGate.pass(scalar)
    put(glyph: glyph, width: width, x: x, y: y, style: style, clip: clip ?? bounds)
  }

  /// Draws the same glyph in `count` cells from left to right.
  public mutating func putRow(
    _ scalar: Unicode.Scalar, count: Int, x: Int, y: Int, style: StyleID = .standard,
    clip: GridRect? = nil
  ) {
    guard let (start, end) = columns(x, count, y: y, in: clip) else { return }
    let (glyph, span) = GlyphGate.pass(scalar)
    if span == 2 {
      let clip = (clip ?? bounds).intersection(bounds)
      return putWideRow(glyph, from: x, to: end, y: y, style: style, clip: clip)
    }
    let own = Cell(glyph: glyph, style: style).bits
    let row = y * size.width
    let width = size.width
    let table = styles
    cells.withUnsafeMutableBufferPointer { all in
      Surface.mend(all, row: row, width: width, from: start, to: end)
      let target = UnsafeMutableBufferPointer(rebasing: all[(row + start)..<(row + end)])
      if style.hasBackground || !Surface.hasBackground(target) {
        return target.update(repeating: own)
      }
      for index in 0..<target.count {
        let result = table.over(style, Cell(bits: target[index]).style)
        target[index] = Cell(glyph: glyph, style: result).bits
      }
    }
  }

  private mutating func putWideRow(
    _ glyph: UInt32, from x: Int, to end: Int, y: Int, style: StyleID, clip: GridRect
  ) {
    // Everything left of the clip is skipped at once, in whole glyphs.
    var column = x < clip.minX ? x + clip.minX.saturatingSubtract(x) / 2 * 2 : x
    while column < end {
      put(
        glyph: glyph, width: 2, x: column, y: y, style: style,
        clip: clip.intersection(GridRect(x: x, y: y, width: end.saturatingSubtract(x), height: 1)))
      column += 2
    }
  }

  /// Draws the same glyph in `count` cells from top to bottom.
  public mutating func putColumn(
    _ scalar: Unicode.Scalar, count: Int, x: Int, y: Int, style: StyleID = .standard,
    clip: GridRect? = nil
  ) {
    let clip = (clip ?? bounds).intersection(bounds)
    let start = max(y, clip.minY)
    let end = min(y.saturatingAdd(count), clip.maxY)
    guard start < end else { return }
    let (glyph, span) = GlyphGate.pass(scalar)
    if span == 2 {
      for row in start..<end {
        put(glyph: glyph, width: 2, x: x, y: row, style: style, clip: clip)
      }
      return
    }
    guard x >= clip.minX, x < clip.maxX else { return }
    let width = size.width
    let table = styles
    cells.withUnsafeMutableBufferPointer { all in
      for y in start..<end {
        let row = y &* width
        Surface.mend(all, row: row, width: width, from: x, to: x &+ 1)
        let combined = table.over(style, Cell(bits: all[row &+ x]).style)
        all[row &+ x] = Cell(glyph: glyph, style: combined).bits
      }
    }
  }

  /// Writes one glyph of the gate's, one or two cells wide.
  mutating func put(
    glyph: UInt32, width: Int, x: Int, y: Int, style: StyleID, clip: GridRect
  ) {
    let clip = clip.intersection(bounds)
    let end = x.saturatingAdd(width)
    guard y >= clip.minY, y < clip.maxY, x < clip.maxX, end > clip.minX else { return }
    let isWhole = x >= clip.minX && end <= clip.maxX
    let start = max(x, clip.minX)
    let stop = min(end, clip.maxX)
    let row = y * size.width
    let columns = size.width
    let table = styles
    cells.withUnsafeMutableBufferPointer { all in
      let below = Cell(bits: all[row + start]).style
      Surface.mend(all, row: row, width: columns, from: start, to: stop)
      let combined = table.over(style, below)
      all[row + start] = Cell(glyph: isWhole ? glyph : 0x20, style: combined).bits
      if isWhole, width == 2 {
        all[row + start + 1] = Cell(glyph: 0, style: combined).bits
      }
    }
  }
}
