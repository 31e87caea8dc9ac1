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
    text.string.withContiguousUTF8 { bytes in
      if text.isPlain, line.mark == .none {
        let part = UnsafeBufferPointer(rebasing: bytes[line.head.clamped(to: 0..<bytes.count)])
        draw(ascii: part, x: x, y: y, style: style, clip: clip)
        return
      }
      var column = draw(bytes, line.head, x: x, y: y, style: style, clip: clip)
      switch line.mark {
      case .none: break
      case .ellipsis:
        put(glyph: 0x2026, width: 1, x: column, y: y, style: style, clip: clip)
        column += 1
      case .hyphen:
        put(glyph: 0x2D, width: 1, x: column, y: y, style: style, clip: clip)
        column += 1
      }
      _ = draw(bytes, line.tail, x: column, y: y, style: style, clip: clip)
    }
  }

  /// Draws one line of a text in several styles; bytes after the last run are drawn in its style.
  public mutating func draw(
    _ text: CleanText, line: TextLine, runs: [TextRun], x: Int, y: Int, clip: GridRect? = nil
  ) {
    draw(text, line: line, x: x, y: y, style: runs.first?.style ?? .standard, clip: clip)
  }

  private mutating func draw(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, x: Int, y: Int, style: StyleID,
    clip: GridRect
  ) -> Int {
    var column = x
    let range = range.clamped(to: 0..<bytes.count)
    for character in String(decoding: bytes[range], as: UTF8.self) {
      let width = CellWidth.of(character)
      if width == 0 { continue }
      let scalars = character.unicodeScalars
      let glyph =
        scalars.count == 1
        ? scalars.first.map(\.value) ?? 0xFFFD
        : styles.clusters.intern(String(character)) | Cell.clusterFlag
      put(glyph: glyph, width: width, x: column, y: y, style: style, clip: clip)
      column += width
    }
    return column
  }
}
