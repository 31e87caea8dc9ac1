/// One or more lines of text.
public struct Text: Equatable, Sendable {
  let string: String
  public enum TruncationMode: UInt8, Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
  public init(verbatim: String) { string = verbatim }
}

extension Text: View {
  public typealias Body = Never

  public static func _write(_ view: Text, to tree: inout _Tree) {
    var string = view.string
    let count = string.utf8.count
    let offset = tree.writer.reserveText(count)
    string.withUTF8 { (tree.writer.text + Int(offset)).update(from: $0.baseAddress!, count: count) }
    tree.leaf(
      PlainText(
        offset: offset, count: Int32(count), ink: tree.surroundings.ink, lineLimit: 0,
        alignment: .leading, truncation: .tail))
  }
}
public enum TextAlignment: UInt8, Sendable { case leading, center, trailing }
public struct Image { public enum Scale { case small, medium, large } }
