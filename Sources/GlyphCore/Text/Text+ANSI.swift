import GlyphCells

extension Text {
  /// Text that was written for a terminal: its colours, attributes and links are taken over, and
  /// every other escape sequence is shown as the harmless characters it is made of.
  @_disfavoredOverload
  public init(ansi content: String) {
    self.init(TextContent(.terminal(ANSIText(content))))
  }
}
