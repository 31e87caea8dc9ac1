/// What text takes when it is wrapped to a width.
public struct TextExtent: Hashable, Sendable {
  /// The number of lines, at least one.
  public var lineCount: Int
  /// The cells of the widest line.
  public var width: Int
  /// Whether something did not fit into the allowed number of lines.
  public var isTruncated: Bool
}
