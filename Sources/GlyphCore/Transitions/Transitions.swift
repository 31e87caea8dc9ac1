import Foundation

/// A view that comes and goes without more ado.
public struct IdentityTransition {
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that fades.
public struct OpacityTransition {
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes in from the left and leaves to the right.
public struct SlideTransition {
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_ShiftEffect(by: phase.value, towards: .trailing))
  }
}

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

/// A view that dissolves; without blur, it fades.
public struct BlurReplaceTransition {
  /// In which direction the view seems to go; without effect.
  public struct Configuration: Hashable, Sendable {
    private let isUpUp: Bool
    public static let downUp = Configuration(isUpUp: false)
    public static let upUp = Configuration(isUpUp: true)
  }

  public var configuration: Configuration

  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
