/// Text that has passed the gate: the only text a surface takes.
///
/// Whatever could move a cursor, change a terminal's state or hide is gone: each control is one
/// visible cell, tabs are blanks, every kind of newline is `\n`, and stray invisible characters are
/// removed. Measuring the text as it stands is a look-up.
public struct CleanText: Hashable, Sendable {
  /// The sanitised text; the only control in it is `\n`.
  public let string: String
  /// The cells of the widest line when only hard newlines break.
  public let width: Int
  /// The number of lines when only hard newlines break; one for the empty text.
  public let lineCount: Int
  /// Whether it is one line of printable ASCII, a cell to a byte.
  package let isPlain: Bool

  /// Passes a string through the gate.
  public init(_ string: String) {
    var string = string
    let isPlain = string.withUTF8 { PrintableASCII.contains($0) }
    self.isPlain = isPlain
    self.string = string
    if isPlain {
      width = string.utf8.count
      lineCount = 1
      return
    }
    var widest = 0
    var count = 0
    for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
      count += 1
      widest = max(widest, line.reduce(0) { $0 + CellWidth.of($1) })
    }
    width = widest
    lineCount = count
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { string.isEmpty }
}
