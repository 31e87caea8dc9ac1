extension CleanText {
  /// The number of lines and the widest one, when wrapped to `width` cells and cut after `limit`
  /// lines; nothing is allocated.
  ///
  /// A width of zero or less leaves no line; a limit of zero or less counts as one.
  public func extent(
    width: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> TextExtent {
    if lineCount == 1, self.width <= width, width > 0 {
      return TextExtent(lineCount: 1, width: self.width, isTruncated: false)
    }
    var result = TextExtent(lineCount: 0, width: 0, isTruncated: false)
    forEachLine(width: width, limit: limit, truncation: truncation) { line in
      result.lineCount += 1
      result.width = max(result.width, line.width)
      if line.mark == .ellipsis { result.isTruncated = true }
    }
    return result
  }

  /// The lines as they are drawn, when wrapped to `width` cells and cut after `limit` lines.
  ///
  /// A width of zero or less leaves no line; a limit of zero or less counts as one.
  public func lines(
    width: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> [TextLine] {
    var result: [TextLine] = []
    forEachLine(width: width, limit: limit, truncation: truncation) { result.append($0) }
    return result
  }

  /// The text wrapped to `width` cells, as strings: what a surface would show, line by line.
  public func wrapped(
    width: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> [String] {
    lines(width: width, limit: limit, truncation: truncation).map { text(of: $0) }
  }

  /// The first paragraph shortened to `width` cells.
  public func truncated(width: Int, _ truncation: TextTruncation = .tail) -> String {
    wrapped(width: width, limit: 1, truncation: truncation).first ?? ""
  }

  /// What a line shows, without the invisible characters that only guided the line breaker.
  public func text(of line: TextLine) -> String {
    string.withContiguousUTF8 { bytes in
      var writer = LineWriter(self, from: line.head.lowerBound)
      writer.append(bytes, line.head)
      writer.append(line.mark, between: line.head.upperBound, and: line.tail.lowerBound)
      writer.append(bytes, line.tail)
      return writer.finish()
    }
  }

  /// The end of the cluster of a line's stretch that `offset` lies in; `offset` itself when it lies
  /// between clusters or outside of the stretch.
  func clusterEnd(_ range: Range<Int>, _ offset: Int) -> Int {
    guard offset > range.lowerBound, offset < range.upperBound else { return offset }
    return string.withContiguousUTF8 { bytes in
      guard offset < bytes.count, bytes[offset] >= 0x80 else { return offset }
      var reader = ClusterReader(bytes, range, isAmbiguousWide: options.isAmbiguousWide)
      while reader.next() {
        if reader.end >= offset { return reader.end }
      }
      return offset
    }
  }

  /// Calls `body` with each line that `lines` would return.
  func forEachLine(
    width: Int, limit: Int? = nil, truncation: TextTruncation = .tail, _ body: (TextLine) -> Void
  ) {
    guard width > 0 else { return }
    if lineCount == 1, self.width <= width {
      return body(TextLine(0..<string.utf8.count, width: self.width))
    }
    let limit = max(1, limit ?? .max)
    string.withContiguousUTF8 { bytes in
      var wrapper = LineWrapper(limit: width, isAmbiguousWide: options.isAmbiguousWide)
      var count = 0
      while let start = wrapper.position, let line = wrapper.next(bytes) {
        count += 1
        guard count == limit, wrapper.position != nil else {
          body(line)
          continue
        }
        body(lastLine(bytes, line, from: start, wrapper, width: width, truncation))
        return
      }
    }
  }

  /// The last line that is allowed, when there is more text than fits.
  private func lastLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: TextLine, from start: Int, _ wrapper: LineWrapper,
    width: Int, _ mode: TextTruncation
  ) -> TextLine {
    let truncator = Truncator(
      bytes: bytes, limit: width, isAmbiguousWide: options.isAmbiguousWide)
    if wrapper.endsParagraph {
      // The paragraph fits, but others follow it.
      if line.width < width {
        var marked = line
        marked.mark = .ellipsis
        marked.width += 1
        return marked
      }
      return truncator.truncate(line.head, .tail)
    }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return truncator.truncate(start..<end, mode)
  }
}
