/// One line of a `CleanText` as it is drawn: a stretch of the text, and after a truncation a mark
/// and a second stretch.
public struct TextLine: Hashable, Sendable {
  /// What is drawn between the two stretches.
  public enum Mark: UInt8, Hashable, Sendable {
    /// Nothing.
    case none
    /// `…`, one cell, where text was left out.
    case ellipsis
    /// `-`, one cell, where the line ends at a soft hyphen.
    case hyphen
  }

  /// The bytes of the sanitised text before the mark.
  public var head: Range<Int>
  /// The bytes of the sanitised text after the mark; empty unless the line was truncated.
  public var tail: Range<Int>
  /// What stands between the two.
  public var mark: Mark
  /// The cells that the line takes.
  public var width: Int

  init(_ head: Range<Int>, width: Int, mark: Mark = .none, tail: Range<Int>? = nil) {
    self.head = head
    self.tail = tail ?? head.upperBound..<head.upperBound
    self.mark = mark
    self.width = width
  }
}
