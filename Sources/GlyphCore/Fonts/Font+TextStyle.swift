extension Font {
  /// The role of a piece of text: titles and headlines are bold, footnotes and captions dim.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle
    case extraLargeTitle2
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}
