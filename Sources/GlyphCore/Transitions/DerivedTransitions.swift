/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  nonisolated var _animation: Animation? { animation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }
}

/// Two transitions, the second one around the first.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  nonisolated var _animation: Animation? { first._animation ?? second._animation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A view under one of two modifiers.
struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
