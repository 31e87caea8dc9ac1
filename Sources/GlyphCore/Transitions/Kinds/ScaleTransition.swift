/// A view that grows and shrinks. Letters have one size: a part of the view is seen, the larger
/// the further it has grown.
public struct ScaleTransition {
  public var scale: Double
  public var anchor: UnitPoint

  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_PartEffect(part: phase.isIdentity ? 1 : scale, anchor: anchor))
  }
}
