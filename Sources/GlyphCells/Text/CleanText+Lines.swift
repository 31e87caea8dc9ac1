extension CleanText {
  /// The number of lines and the widest one, when wrapped to `width` cells and cut after `limit`
  /// lines; no string is built.
  public func extent(
    width: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> TextExtent {
    if isPlain, self.width <= width {
      return TextExtent(lineCount: 1, width: self.width, isTruncated: false)
    }
    let lines = lines(width: width, limit: limit, truncation: truncation)
    return TextExtent(
      lineCount: lines.count, width: lines.reduce(0) { max($0, $1.width) },
      isTruncated: lines.contains { $0.mark == .ellipsis })
  }

  /// The lines as they are drawn, when wrapped to `width` cells and cut after `limit` lines.
  public func lines(
    width: Int, limit: Int? = nil, truncation: TextTruncation = .tail
  ) -> [TextLine] {
    if isPlain, self.width <= width {
      return [TextLine(0..<string.utf8.count, width: self.width)]
    }
    var result: [TextLine] = []
    var start = 0
    for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = line.utf8.count
      result.append(
        TextLine(start..<(start + length), width: line.reduce(0) { $0 + CellWidth.of($1) }))
      start += length + 1
    }
    return result
  }
}
