/// Text that was written for a terminal: its colours, attributes and links are taken over, every
/// other escape sequence is shown as the harmless characters it is made of.
public struct ANSIText: Hashable, Sendable {
  /// A stretch of one look.
  public struct Span: Hashable, Sendable {
    /// The byte of the sanitised text at which the span ends.
    public var end: Int
    /// Colours and attributes; the link stands in `target`.
    public var style: CellStyle
    /// What the stretch links to, as it was written.
    public var target: String?
  }

  /// What is left when the sequences are gone.
  public let text: CleanText
  /// The looks from the beginning of the text to its end.
  public let spans: [Span]

  /// Reads SGR and OSC 8 sequences out of a string.
  public init(_ string: String, options: TextOptions = .standard) {
    var parser = ANSIParser()
    parser.parse(string)
    let (text, ends) = CleanText.joining(parser.pieces.map(\.text), options: options)
    self.text = text
    spans = zip(parser.pieces, ends).map { piece, end in
      Span(end: end, style: piece.style, target: piece.target)
    }
  }

  /// The spans as numbers of a table, for drawing; what a span leaves open comes from `base`.
  public func runs(in table: StyleTable, over base: CellStyle = .standard) -> [TextRun] {
    spans.map { span in
      var style = span.style
      if style.foreground == .standard { style.foreground = base.foreground }
      if style.background == .standard { style.background = base.background }
      style.attributes.formUnion(base.attributes)
      style.link = span.target.map { table.link(to: $0) } ?? base.link
      return TextRun(end: span.end, style: table.intern(style))
    }
  }
}
