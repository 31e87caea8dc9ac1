/// A box that the pointer may not see.
struct HitTestingLayout: UnseenPrimitive {
  let isAllowed: Bool

  func difference(from old: HitTestingLayout, _ texts: TextComparison) -> Difference {
    isAllowed == old.isAllowed ? .none : .behaviour
  }
}

/// The modifier of `allowsHitTesting`.
public struct _HitTestingModifier {
  let isAllowed: Bool
}

extension _HitTestingModifier: _BoxModifier {
  public typealias Body = Never
  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(HitTestingLayout(isAllowed: isAllowed))
  }
}

extension View {
  /// Whether the pointer can reach the view; where it cannot, it reaches what is behind. Keys do
  /// in either case.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isAllowed: enabled))
  }
}

extension BoxRef {
  /// Whether the pointer does not see the box and what is inside.
  var isUnseenByPointer: Bool {
    ObjectIdentifier(kind) == ObjectIdentifier(HitTestingLayout.self)
      && !value(HitTestingLayout.self).isAllowed
  }
}
