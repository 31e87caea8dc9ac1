/// A box whose stops are one for Tab; arrows go from one to the next inside.
struct FocusGroupLayout: UnseenPrimitive {
  func difference(from old: FocusGroupLayout, _ texts: TextComparison) -> Difference { .none }
}

/// The stop at which Tab enters the group around it.
struct PreferredFocusLayout: UnseenPrimitive {
  let isPreferred: Bool

  func difference(from old: PreferredFocusLayout, _ texts: TextComparison) -> Difference {
    isPreferred == old.isPreferred ? .none : .behaviour
  }
}

/// The modifier of `focusGroup`.
public struct _FocusGroupModifier {}

extension _FocusGroupModifier: _BoxModifier {
  public typealias Body = Never
  public func _push(to tree: inout _Tree) { tree.pushWrapper(FocusGroupLayout()) }
}

/// The modifier of `prefersFocusInGroup`.
public struct _PreferredFocusModifier {
  let isPreferred: Bool
}

extension _PreferredFocusModifier: _BoxModifier {
  public typealias Body = Never
  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(PreferredFocusLayout(isPreferred: isPreferred))
  }
}

extension View {
  /// Makes the stops in this view one stop for Tab, which arrows go through: the options of a
  /// picker, the rows of a list.
  public nonisolated func focusGroup() -> some View { modifier(_FocusGroupModifier()) }

  /// Lets Tab enter the group around this view here, and not at its first stop.
  public nonisolated consuming func prefersFocusInGroup(_ isPreferred: Bool = true) -> some View {
    modifier(_PreferredFocusModifier(isPreferred: isPreferred))
  }
}
