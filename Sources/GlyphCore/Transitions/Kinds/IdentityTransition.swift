/// A view that comes and goes without more ado.
public struct IdentityTransition {
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
