/// A stretch of a `CleanText` in one style: from the end of the run before it to `end`.
public struct TextRun: Hashable, Sendable {
  /// The byte of the sanitised text at which the run ends.
  public var end: Int
  /// The style, a number of the surface's table.
  public var style: StyleID

  /// A run that ends at a byte of the sanitised text.
  public init(end: Int, style: StyleID) {
    self.end = end
    self.style = style
  }
}
