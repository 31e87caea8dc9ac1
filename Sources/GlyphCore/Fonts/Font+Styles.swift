extension Font {
  public static let extraLargeTitle = Font(style: .extraLargeTitle)
  public static let extraLargeTitle2 = Font(style: .extraLargeTitle2)
  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)

  /// The font of text that sets none.
  public static var `default`: Font { .body }
}
