extension Font {
  /// Whether cells show the font as bold: a weight from `semibold` on, or no weight and a style
  /// that is bold by itself.
  public var isBold: Bool {
    if let weight { return weight.isBold }
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline:
      return true
    case .subheadline, .body, .callout, .footnote, .caption, .caption2, nil:
      return false
    }
  }

  /// Whether cells show the font as dim: footnotes and captions.
  public var isDim: Bool {
    switch style {
    case .footnote, .caption, .caption2:
      return true
    default:
      return false
    }
  }

  /// Whether cells show the font as italic.
  public var isItalic: Bool { traits.contains(.italic) }
}
