/// A view with a tag, as the container around it gets it: an option of a picker, a row of a list.
public struct TaggedView {
  /// What the view stands for: the value given with `tag`, or the id of a `ForEach`'s element.
  public let tag: AnyHashable
  /// The place among the elements of the `ForEach` that gave the tag.
  public let offset: Int?
  let source: ViewSource
}

extension TaggedView: Equatable {
  public nonisolated static func == (a: TaggedView, b: TaggedView) -> Bool {
    a.tag == b.tag && a.offset == b.offset && a.source.isSame(as: b.source)
  }
}

extension TaggedView: View {
  public typealias Body = Never

  public static func _write(_ view: TaggedView, to tree: inout _Tree) {
    view.source.write(to: &tree)
  }
}
