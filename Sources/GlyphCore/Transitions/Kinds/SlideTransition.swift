/// A view that comes in from the left and leaves to the right.
public struct SlideTransition {
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_ShiftEffect(by: phase.value, towards: .trailing))
  }
}
