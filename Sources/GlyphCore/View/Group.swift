/// Several views as one, without a layout: a modifier on a group goes to each member.
public struct Group<Content> {
  @usableFromInline package let content: Content

  // A second parameter: with only one, `Group { … }` could take the closure for the content.
  @usableFromInline
  package nonisolated init(_ content: Content, _: Void) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never

  @inlinable
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content(), ()) }

  @inlinable
  public static func _write(_ view: Group<Content>, to tree: inout _Tree) {
    Content._write(view.content, to: &tree)
  }
}
