extension Surface {
  /// Draws text with its hard newlines, the first line at `y`.
  public mutating func draw(
    _ text: CleanText, x: Int, y: Int, style: StyleID = .standard, clip: GridRect? = nil
  ) {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    if text.isPlain {
      text.string.withContiguousUTF8 { draw(ascii: $0, x: x, y: y, style: style, clip: clip) }
      return
    }
    for (index, line) in text.lines(width: .max).enumerated() {
      draw(text, line: line, x: x, y: y.saturatingAdd(index), style: style, clip: clip)
    }
  }

  /// Draws one line of a text.
  public mutating func draw(
    _ text: CleanText, line: TextLine, x: Int, y: Int, style: StyleID = .standard,
    clip: GridRect? = nil
  ) {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    guard y >= clip.minY, y < clip.maxY else { return }
    _ = drawLine(text, line, x: x, y: y, style: style, clip: clip)
  }

  /// Draws one line of a text in several styles; bytes after the last run are drawn in its style.
  public mutating func draw(
    _ text: CleanText, line: TextLine, runs: [TextRun], x: Int, y: Int, clip: GridRect? = nil
  ) {
    var start = 0
    var column = x
    var isMarked = line.mark == .none
    for (index, run) in runs.enumerated() {
      var end = index == runs.count - 1 ? Int.max : max(start, run.end)
      // A cluster that a run cuts belongs to the run in which it begins.
      if !text.isPlain { end = text.clusterEnd(line.head, text.clusterEnd(line.tail, end)) }
      var part = TextLine(line.head.clamped(to: start..<end), width: 0)
      // The mark is drawn in the style of what stands before it.
      if !isMarked, line.head.upperBound <= end {
        part.mark = line.mark
        isMarked = true
      }
      part.tail = line.tail.clamped(to: start..<end)
      column = drawLine(text, part, x: column, y: y, style: run.style, clip: clip)
      start = end
    }
  }

  /// Draws one line and returns the column behind it.
  private mutating func drawLine(
    _ text: CleanText, _ line: TextLine, x: Int, y: Int, style: StyleID, clip: GridRect?
  ) -> Int {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    return text.string.withContiguousUTF8 { bytes in
      var column = draw(text, bytes, line.head, x: x, y: y, style: style, clip: clip)
      switch line.mark {
      case .none: break
      case .ellipsis:
        put(glyph: 0x2026, width: 1, x: column, y: y, style: style, clip: clip)
        column = column.saturatingAdd(1)
      case .hyphen:
        put(glyph: 0x2D, width: 1, x: column, y: y, style: style, clip: clip)
        column = column.saturatingAdd(1)
      }
      return draw(text, bytes, line.tail, x: column, y: y, style: style, clip: clip)
    }
  }

  /// Draws a stretch of one line and returns the column behind it.
  private mutating func draw(
    _ text: CleanText, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, x: Int, y: Int,
    style: StyleID, clip: GridRect
  ) -> Int {
    if range.isEmpty { return x }
    if text.isPlain {
      let range = range.clamped(to: 0..<bytes.count)
      let part = UnsafeBufferPointer(rebasing: bytes[range])
      draw(ascii: part, x: x, y: y, style: style, clip: clip)
      return x.saturatingAdd(part.count)
    }
    var column = x
    var reader = ClusterReader(bytes, range, isAmbiguousWide: text.options.isAmbiguousWide)
    while reader.next() {
      if reader.width == 0 { continue }
      if column >= clip.maxX { return clip.maxX }
      let next = column.saturatingAdd(reader.width)
      if next > clip.minX {
        var glyph = reader.scalar
        if glyph == 0 {
          let part = UnsafeBufferPointer(rebasing: bytes[reader.start..<reader.end])
          glyph = styles.clusters.intern(part) | Cell.clusterFlag
        }
        put(glyph: glyph, width: reader.width, x: column, y: y, style: style, clip: clip)
      }
      column = next
    }
    return column
  }
}
