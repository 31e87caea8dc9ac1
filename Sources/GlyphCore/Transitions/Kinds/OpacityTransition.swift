/// A view that fades.
public struct OpacityTransition {
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
