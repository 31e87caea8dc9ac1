/// Shortens one line of sanitised text to a number of cells, between clusters.
struct Truncator {
  let bytes: UnsafeBufferPointer<UInt8>
  let limit: Int
  let isAmbiguousWide: Bool

  /// The line with an ellipsis where `mode` says, for a `range` that has to lose something.
  func truncate(_ range: Range<Int>, _ mode: TextTruncation) -> TextLine {
    guard limit > 0 else { return TextLine(range.lowerBound..<range.lowerBound, width: 0) }
    let room = limit - 1
    switch mode {
    case .tail:
      let head = prefix(of: range, cells: room)
      return join(head, range.upperBound..<range.upperBound, tailWidth: 0)
    case .head:
      let tail = suffix(of: range, cells: room)
      return join((range.lowerBound..<range.lowerBound, 0), tail.range, tailWidth: tail.width)
    case .middle:
      let tail = suffix(of: range, cells: room / 2)
      let head = prefix(of: range.lowerBound..<tail.range.lowerBound, cells: room - tail.width)
      return join(head, tail.range, tailWidth: tail.width)
    }
  }

  private func join(
    _ head: (range: Range<Int>, width: Int), _ tail: Range<Int>, tailWidth: Int
  ) -> TextLine {
    TextLine(head.range, width: head.width + 1 + tailWidth, mark: .ellipsis, tail: tail)
  }

  /// As many clusters from the front as fit, without blanks at the end.
  private func prefix(of range: Range<Int>, cells: Int) -> (range: Range<Int>, width: Int) {
    var reader = ClusterReader(bytes, range, isAmbiguousWide: isAmbiguousWide)
    var width = 0
    var kept = (end: range.lowerBound, width: 0)
    while reader.next(), width + reader.width <= cells {
      width += reader.width
      if reader.scalar != 0x20, reader.width > 0 { kept = (reader.end, width) }
    }
    return (range.lowerBound..<kept.end, kept.width)
  }

  /// As many clusters from the back as fit, without blanks at the beginning.
  private func suffix(of range: Range<Int>, cells: Int) -> (range: Range<Int>, width: Int) {
    var total = 0
    var reader = ClusterReader(bytes, range, isAmbiguousWide: isAmbiguousWide)
    while reader.next() { total += reader.width }
    reader = ClusterReader(bytes, range, isAmbiguousWide: isAmbiguousWide)
    while reader.next() {
      if total <= cells, reader.scalar != 0x20, reader.width > 0 {
        return (reader.start..<range.upperBound, total)
      }
      total -= reader.width
    }
    return (range.upperBound..<range.upperBound, 0)
  }
}
