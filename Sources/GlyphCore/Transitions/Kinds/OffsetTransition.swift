import Foundation

/// A view that moves by a distance.
public struct OffsetTransition {
  public var offset: CGSize

  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
