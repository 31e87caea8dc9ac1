/// Moves focus back to where a focus scope would have it first:
/// `@Environment(\.resetFocus) var resetFocus`, then `resetFocus(in: namespace)`.
public struct ResetFocusAction {
  /// Moves focus to the view that prefers it in the scope of a namespace, or else to the first
  /// control in there; without such a scope on the screen, nothing happens.
  @MainActor @preconcurrency
  public func callAsFunction(in namespace: Namespace.ID) {
    for object in namespace.focusScopes.objects { object.node?.tree.requestFocus(object) }
  }
}

extension EnvironmentValues {
  /// Moves focus back to where a focus scope would have it first.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
