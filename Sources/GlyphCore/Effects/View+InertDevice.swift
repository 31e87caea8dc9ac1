import Foundation

/// How something looks under a pointer on a device that has such effects.
public struct HoverEffect: Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// What of two views is kept equal.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Inert because a terminal has no bars of its own, is not felt, and shows one view in one place.
extension View {
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View where T: Equatable { self }

  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable { self }

  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable { self }

  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  public nonisolated func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable { self }

  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  public nonisolated func containerShape<T>(_ shape: T) -> some View
  where T: InsettableShape { self }
}
