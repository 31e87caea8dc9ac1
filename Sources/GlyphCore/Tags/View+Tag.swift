/// Says what a view stands for.
public struct _TagModifier<Tag: Hashable> {
  let tag: Tag
}

extension _TagModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _TagModifier<Tag>, around content: Inner, to tree: inout _Tree
  ) {
    let receiver = tree.tagReceiver
    let opening = tree._openBranch(receiver == nil ? 0 : 1)
    if let receiver {
      receiver._write(content, tag: modifier.tag, offset: nil, to: &tree)
    } else {
      Inner._write(content, to: &tree)
    }
    tree._closeBranch(opening)
  }
}

extension View {
  /// Says what the view stands for in a picker, a list or a tab view.
  public nonisolated consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true)
    -> some View
  {
    modifier(_TagModifier(tag: tag))
  }
}

/// A type of view that can tell whether a tag stands on it.
protocol TagCarrier {
  static var hasTag: Bool { get }
}

extension ModifiedContent: TagCarrier {
  static var hasTag: Bool {
    Modifier.self is any TagCarrier.Type || (Content.self as? any TagCarrier.Type)?.hasTag == true
  }
}

extension _TagModifier: TagCarrier {
  static var hasTag: Bool { true }
}
