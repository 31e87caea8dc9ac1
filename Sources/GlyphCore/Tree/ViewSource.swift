/// Views that are kept to be written elsewhere: a label, the layers of a background, the content
/// of a modifier.
class ViewSource {
  @MainActor func write(to tree: inout _Tree) {}
  func isSame(as other: ViewSource) -> Bool { false }
}

/// Kept views of one type.
final class TypedViewSource<Content: View>: ViewSource {
  let content: Content

  init(_ content: Content) { self.content = content }

  override func write(to tree: inout _Tree) { Content._write(content, to: &tree) }

  override func isSame(as other: ViewSource) -> Bool {
    guard let other = other as? TypedViewSource<Content> else { return false }
    return ValueComparison.areEqual(content, other.content)
  }
}
