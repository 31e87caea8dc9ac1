/// The view in a focus scope that gets focus when it appears.
struct DefaultFocusLayout: PassivePrimitive {
  let isPreferred: Bool
  // Only what has an object is told that it appears.
  private let place = DefaultFocusPlace()

  init(isPreferred: Bool) { self.isPreferred = isPreferred }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    if isPreferred, host.focusRequest == nil { host.requestFocus(object) }
  }

  func difference(from old: DefaultFocusLayout, _ texts: TextComparison) -> Difference {
    isPreferred == old.isPreferred ? .none : .behaviour
  }
}

private final class DefaultFocusPlace {}

/// The modifier of `prefersDefaultFocus`.
public struct _DefaultFocusModifier {
  let isPreferred: Bool
}

extension _DefaultFocusModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(DefaultFocusLayout(isPreferred: isPreferred))
  }
}

/// Controls that belong together: an arrow that points at any part of them reaches one of them.
struct FocusSectionLayout: PassivePrimitive {
  func difference(from old: FocusSectionLayout, _ texts: TextComparison) -> Difference { .none }
}

/// The modifier of `focusSection`.
public struct _FocusSectionModifier {}

extension _FocusSectionModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(FocusSectionLayout()) }
}

extension View {
  /// Gives the view, or the first control in it, focus when the focus scope appears.
  public nonisolated consuming func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_DefaultFocusModifier(isPreferred: prefersDefaultFocus))
  }

  /// Limits default focus to this view: in a terminal each view that asks for it gets it when it
  /// appears, so that there is nothing to limit.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Lets arrows that point at any part of the view reach the nearest control in it, although none
  /// stands straight ahead.
  public nonisolated func focusSection() -> some View { modifier(_FocusSectionModifier()) }
}
