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
