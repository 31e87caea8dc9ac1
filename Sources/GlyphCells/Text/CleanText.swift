/// Text that has passed the gate: the only text a surface takes.
///
/// Whatever could move a cursor, change a terminal's state or hide is gone: each control is one
/// visible cell, tabs are blanks, every kind of newline is `\n`, stray invisible characters are
/// removed and marks do not pile up. Measuring the text as it stands is a look-up.
public struct CleanText: Hashable, Sendable {
  /// The sanitised text; `\n` is the only control of a terminal, and soft hyphens and zero width
  /// spaces are kept for the line breaker.
  public let string: String
  /// The cells of the widest line when only hard newlines break.
  public let width: Int
  /// The number of lines when only hard newlines break; one for the empty text.
  public let lineCount: Int
  /// What the text was measured by.
  package let options: TextOptions
  /// What lies in which embedding; empty unless the options keep controls of direction.
  let embeddings: EmbeddingMap
  /// Whether it is one line of printable ASCII, a cell to a byte.
  package let isPlain: Bool

  /// Passes a string through the gate.
  public init(_ string: String, options: TextOptions = .standard) {
    var string = string
    if string.withUTF8({ PrintableASCII.contains($0) }) {
      self.init(string, options: options, width: string.utf8.count, lineCount: 1, isPlain: true)
      return
    }
    if let scan = string.withUTF8({ TextScan($0, options: options) }) {
      self.init(
        string, options: options, width: scan.width, lineCount: scan.lineCount, isPlain: false)
      return
    }
    var gate = TextGate(options: options)
    string.withUTF8 { gate.append($0) }
    gate.finish()
    self.init(trusted: gate.output, options: options)
  }

  /// Passes strings through the gate as one text, and says at which byte of it each of them ends.
  ///
  /// Tab stops, newlines and clusters go over the seams, as for runs of different styles.
  public static func joining(
    _ parts: [String], options: TextOptions = .standard
  ) -> (text: CleanText, ends: [Int]) {
    var gate = TextGate(options: options)
    var ends: [Int] = []
    for var part in parts {
      part.withUTF8 { gate.append($0) }
      ends.append(gate.output.count)
    }
    gate.finish()
    if !ends.isEmpty { ends[ends.count - 1] = gate.output.count }
    return (CleanText(trusted: gate.output, options: options), ends)
  }

  private init(trusted bytes: [UInt8], options: TextOptions) {
    let (scan, isPlain, embeddings) = bytes.withUnsafeBufferPointer {
      (
        TextScan($0, options: options, isTrusted: true) ?? TextScan(),
        PrintableASCII.contains($0),
        options.bidiControls == .keep ? EmbeddingMap($0) : EmbeddingMap()
      )
    }
    self.init(
      String(decoding: bytes, as: UTF8.self), options: options, width: scan.width,
      lineCount: scan.lineCount, isPlain: isPlain, embeddings: embeddings)
  }

  private init(
    _ string: String, options: TextOptions, width: Int, lineCount: Int, isPlain: Bool,
    embeddings: EmbeddingMap = EmbeddingMap()
  ) {
    self.string = string
    self.options = options
    self.width = width
    self.lineCount = lineCount
    self.isPlain = isPlain
    self.embeddings = embeddings
  }

  /// The cells, if each scalar is one; nil for any other text.
  package var oneCellWidth: Int? {
    isPlain ? width : string.withContiguousUTF8 { OneCellText.width(of: $0) }
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { string.isEmpty }
}
