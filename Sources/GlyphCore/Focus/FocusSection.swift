/// Controls that belong together: an arrow that points at any part of them reaches one of them.
struct FocusSectionLayout: UnseenPrimitive {
  func difference(from old: FocusSectionLayout, _ texts: TextComparison) -> Difference { .none }
}

/// The modifier of `focusSection`.
public struct _FocusSectionModifier {}

extension _FocusSectionModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(FocusSectionLayout()) }
}

extension View {
  /// Lets arrows that point at any part of the view reach the nearest control in it, although none
  /// stands straight ahead.
  public nonisolated func focusSection() -> some View { modifier(_FocusSectionModifier()) }
}
