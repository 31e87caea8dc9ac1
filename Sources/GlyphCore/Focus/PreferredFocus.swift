/// The view in the focus scope of a namespace that gets focus first.
struct DefaultFocusLayout: UnseenPrimitive {
  let isPreferred: Bool
  let namespace: Namespace.ID

  func difference(from old: DefaultFocusLayout, _ texts: TextComparison) -> Difference {
    .behaviour
  }
}

/// The modifier of `prefersDefaultFocus`.
public struct _DefaultFocusModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension _DefaultFocusModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(DefaultFocusLayout(isPreferred: isPreferred, namespace: namespace))
  }
}

extension View {
  /// Gives the view, or the first control in it, focus when the focus scope of the namespace around
  /// it appears; outside of such a scope nothing.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_DefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

extension BoxRef {
  /// The box that prefers focus where this one, a focus scope, is all that is looked at.
  func preferredFocus(in namespace: Namespace.ID) -> BoxRef? {
    for child in children where !child.kind.hidesContents(child) {
      if child.is(DefaultFocusLayout.self) {
        let preference = child.value(DefaultFocusLayout.self)
        if preference.isPreferred, preference.namespace == namespace { return child }
      }
      // A scope of the same name further in is about its own views.
      if child.is(FocusScopeLayout.self),
        child.value(FocusScopeLayout.self).namespace == namespace
      {
        continue
      }
      if let found = child.preferredFocus(in: namespace) { return found }
    }
    return nil
  }

  /// Where focus goes if it is moved to the box as a whole: to the view that is preferred in the
  /// first focus scope that has one, or else to the first stop.
  @MainActor
  var defaultStop: PlacedObject? {
    preferredStop ?? FocusOrder.next(after: nil, backward: false, in: self)
  }

  @MainActor
  private var preferredStop: PlacedObject? {
    guard !kind.hidesContents(self) else { return nil }
    if self.is(FocusScopeLayout.self),
      let stop = preferredFocus(in: value(FocusScopeLayout.self).namespace)?.defaultStop
    {
      return stop
    }
    for child in children {
      if let stop = child.preferredStop { return stop }
    }
    return nil
  }
}
