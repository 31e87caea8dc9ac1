/// A view that comes from an edge and leaves by it, by as much as it is long.
public struct MoveTransition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_ShiftEffect(by: phase.isIdentity ? 0 : 1, towards: edge))
  }
}
