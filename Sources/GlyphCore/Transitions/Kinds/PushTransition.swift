/// A view that fades in from an edge and fades out towards the other.
public struct PushTransition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(_ShiftEffect(by: -phase.value, towards: edge))
  }
}
