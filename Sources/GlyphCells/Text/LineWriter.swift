/// Writes one line of a text as a string, closing the embeddings that it cuts.
struct LineWriter {
  private var bytes: [UInt8] = []
  private var directions: EmbeddingMap.Reader
  private var open = Embedding()
  private let options: TextOptions

  /// A writer for a line that begins at a byte of `text`.
  init(_ text: CleanText, from start: Int) {
    directions = EmbeddingMap.Reader(text.embeddings, from: start)
    options = text.options
  }

  /// Appends the visible clusters of a stretch.
  mutating func append(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var reader = ClusterReader(source, range, isAmbiguousWide: options.isAmbiguousWide)
    while reader.next() {
      if reader.width == 0 { continue }
      enter(directions.place(at: reader.start))
      bytes.append(contentsOf: source[reader.start..<reader.end])
    }
  }

  /// Appends what stands for the text between two bytes.
  mutating func append(_ mark: TextLine.Mark, between start: Int, and end: Int) {
    if mark == .none { return }
    enter(directions.place(between: start, and: end))
    bytes.append(contentsOf: mark == .ellipsis ? "…".utf8 : "-".utf8)
  }

  /// The line.
  mutating func finish() -> String {
    enter(EmbeddedPlace())
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func enter(_ place: EmbeddedPlace) {
    let level = EmbeddedPlace(embedding: open).levels(sharedWith: place)
    bytes.append(contentsOf: open.closing(to: level).utf8)
    bytes.append(contentsOf: place.embedding.opening(from: level).utf8)
    open = place.embedding
  }
}
