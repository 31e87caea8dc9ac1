import GlyphCells

/// Where the characters of an edited text stand: its lines, and the cell of each position.
struct EditLayout {
  /// What is shown.
  let text: CleanText
  /// A line for each row.
  let lines: [TextLine]
  /// The edges of the characters, in the text and in what is shown of it; empty if they are the
  /// same.
  private let edges: [(raw: Int, shown: Int)]
  private let length: Int

  /// Lines that break at `width`, or one line if there is no width.
  init(_ raw: String, width: Int?, dot: String?) {
    length = raw.utf8.count
    let clean = CleanText(raw)
    if dot == nil, clean.string.utf8.count == length, clean.string == raw,
      width != nil || clean.lineCount == 1
    {
      text = clean
      edges = []
    } else {
      (text, edges) = EditLayout.mapped(raw, isOneLine: width == nil, dot: dot)
    }
    lines = text.lines(width: width.map { max(1, $0) } ?? .max)
  }

  private static func mapped(
    _ raw: String, isOneLine: Bool, dot: String?
  ) -> (CleanText, [(raw: Int, shown: Int)]) {
    var parts: [String] = []
    var ends: [Int] = []
    var end = 0
    for character in raw {
      end += character.utf8.count
      ends.append(end)
      parts.append(dot ?? (isOneLine && character.isNewline ? " " : String(character)))
    }
    let (text, shown) = CleanText.joining(parts)
    return (text, [(0, 0)] + zip(ends, shown).map { (raw: $0, shown: $1) })
  }

  /// How many cells the longest line takes.
  var width: Int { lines.reduce(0) { max($0, $1.width) } }

  /// Where a position stands: the column and the row.
  func place(of offset: Int) -> GridPoint {
    let shown = self.shown(offset)
    let row = self.row(of: shown)
    return GridPoint(x: width(from: start(of: row), to: shown), y: row)
  }

  /// The position in a row that is nearest before a column, or in the cell of it.
  func offset(x: Int, row: Int) -> Int {
    let row = min(max(row, 0), lines.count - 1)
    let start = start(of: row)
    let end = self.end(of: row)
    if text.isPlain { return raw(min(end, start + max(0, x))) }
    var column = 0
    var position = start
    for character in part(start..<end) {
      column += CleanText(String(character)).width
      if column > x { break }
      position += character.utf8.count
    }
    return raw(position)
  }

  func lineStart(at offset: Int) -> Int { raw(start(of: row(of: shown(offset)))) }
  func lineEnd(at offset: Int) -> Int { raw(end(of: row(of: shown(offset)))) }

  /// The columns of a row that lie in a range of positions; nil if none does.
  func columns(of range: Range<Int>, row: Int) -> Range<Int>? {
    let from = max(shown(range.lowerBound), start(of: row))
    let next = row + 1 < lines.count ? start(of: row + 1) : text.string.utf8.count
    let to = min(shown(range.upperBound), next)
    guard from < to else { return nil }
    let left = width(from: start(of: row), to: from)
    // A selected newline is one cell.
    let endsLine = part(from..<to).last == "\n"
    let right = width(from: start(of: row), to: to) + (endsLine ? 1 : 0)
    return left < right ? left..<right : nil
  }

  /// The row in which a position of what is shown stands: at a wrap the one that begins there.
  private func row(of shown: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= shown { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func start(of row: Int) -> Int { lines[row].head.lowerBound }

  /// The last position that belongs to a row: before its newline, or before its last character,
  /// since behind that the next row begins.
  private func end(of row: Int) -> Int {
    let string = text.string
    guard row + 1 < lines.count else { return string.utf8.count }
    let next = string.utf8.index(string.startIndex, offsetBy: start(of: row + 1))
    guard next > string.startIndex else { return start(of: row) }
    let last = string.utf8.distance(from: string.startIndex, to: string.index(before: next))
    return max(start(of: row), last)
  }

  private func part(_ range: Range<Int>) -> Substring {
    let string = text.string
    let start = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
    return string[start..<string.utf8.index(start, offsetBy: range.count)]
  }

  private func width(from start: Int, to end: Int) -> Int {
    if text.isPlain { return max(0, end - start) }
    guard start < end else { return 0 }
    return CleanText(String(part(start..<end))).width
  }

  private func shown(_ raw: Int) -> Int {
    guard !edges.isEmpty else { return raw }
    return edges[index { $0.raw <= raw }].shown
  }

  private func raw(_ shown: Int) -> Int {
    guard !edges.isEmpty else { return shown }
    return edges[index { $0.shown <= shown }].raw
  }

  /// The last edge for which something holds.
  private func index(where holds: ((raw: Int, shown: Int)) -> Bool) -> Int {
    var low = 0
    var high = edges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(edges[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
