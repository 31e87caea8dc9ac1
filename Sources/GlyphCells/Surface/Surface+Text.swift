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
    var row = y
    text.forEachLine(width: .max) { line in
      draw(text, line: line, x: x, y: row, style: style, clip: clip)
      row = row.saturatingAdd(1)
    }
  }

  /// Draws one line of a text.
  public mutating func draw(
    _ text: CleanText, line: TextLine, x: Int, y: Int, style: StyleID = .standard,
    clip: GridRect? = nil
  ) {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    guard y >= clip.minY, y < clip.maxY else { return }
    var directions = EmbeddingMap.Reader(text.embeddings, from: line.head.lowerBound)
    _ = drawLine(
      text, line, markedTo: line.tail.lowerBound, &directions, x: x, y: y, style: style, clip: clip)
  }

  /// Draws one line of a text in several styles; bytes after the last run are drawn in its style.
  public mutating func draw(
    _ text: CleanText, line: TextLine, runs: [TextRun], x: Int, y: Int, clip: GridRect? = nil
  ) {
    var start = 0
    var column = x
    var isMarked = line.mark == .none
    var directions = EmbeddingMap.Reader(text.embeddings, from: line.head.lowerBound)
    for index in runs.indices {
      let run = runs[index]
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
      column = drawLine(
        text, part, markedTo: line.tail.lowerBound, &directions, x: column, y: y, style: run.style,
        clip: clip)
      start = end
    }
  }

  /// Draws one line, whose mark stands for the text up to a byte, and returns the column behind it.
  private mutating func drawLine(
    _ text: CleanText, _ line: TextLine, markedTo end: Int,
    _ directions: inout EmbeddingMap.Reader, x: Int, y: Int, style: StyleID, clip: GridRect?
  ) -> Int {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    return text.string.withContiguousUTF8 { bytes in
      var column = draw(text, bytes, line.head, &directions, x: x, y: y, style: style, clip: clip)
      if line.mark != .none {
        var glyph: UInt32 = line.mark == .ellipsis ? 0x2026 : 0x2D
        if !text.embeddings.isEmpty, clip.minX..<max(clip.minX, clip.maxX) ~= column {
          let place = directions.place(between: line.head.upperBound, and: end)
          glyph = embedded(line.mark == .ellipsis ? "…" : "-", place) ?? glyph
        }
        put(glyph: glyph, width: 1, x: column, y: y, style: style, clip: clip)
        column = column.saturatingAdd(1)
      }
      return draw(text, bytes, line.tail, &directions, x: column, y: y, style: style, clip: clip)
    }
  }

  /// Draws a stretch of one line and returns the column behind it.
  private mutating func draw(
    _ text: CleanText, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ directions: inout EmbeddingMap.Reader, x: Int, y: Int, style: StyleID, clip: GridRect
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
        let part = UnsafeBufferPointer(rebasing: bytes[reader.start..<reader.end])
        if !text.embeddings.isEmpty,
          let noted = embedded(
            String(decoding: part, as: UTF8.self), directions.place(at: reader.start))
        {
          glyph = noted
        } else if glyph == 0 {
          glyph = styles.clusters.intern(part) | Cell.clusterFlag
        }
        put(glyph: glyph, width: reader.width, x: column, y: y, style: style, clip: clip)
      }
      column = next
    }
    return column
  }

  /// The glyph of a cluster that lies in an embedding; nil when it lies in none.
  private func embedded(_ cluster: String, _ place: EmbeddedPlace) -> UInt32? {
    if place.embedding.isEmpty { return nil }
    return styles.clusters.intern(cluster, note: ClusterNote(place: place)) | Cell.clusterFlag
  }
}
