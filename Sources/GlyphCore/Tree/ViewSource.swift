/// Views that are kept to be written elsewhere: a label, the layers of a background, the content
/// of a modifier.
@usableFromInline
class ViewSource {
  @usableFromInline init() {}

  @MainActor func write(to tree: inout _Tree) {}
  func isSame(as other: ViewSource) -> Bool { false }
}

/// Kept views of one type.
@usableFromInline
final class TypedViewSource<Content: View>: ViewSource {
  let content: Content
  private let writeContent: _Evaluation<Content>

  @inlinable
  convenience init(_ content: Content) {
    self.init(content) { Content._write($0, to: &$1) }
  }

  @usableFromInline
  init(_ content: Content, _ write: @escaping _Evaluation<Content>) {
    self.content = content
    writeContent = write
  }

  override func write(to tree: inout _Tree) { writeContent(content, &tree) }

  override func isSame(as other: ViewSource) -> Bool {
    guard let other = other as? TypedViewSource<Content> else { return false }
    return ValueComparison.areEqual(content, other.content)
  }
}
