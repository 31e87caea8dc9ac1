extension Text {
  /// A picture in a line of text: a symbol, or an image that is one line high; of a higher one the
  /// name.
  public init(_ image: Image) { self.init(TextContent(.image(image))) }
}
