import Foundation

/// The parts of a screen that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How far a scene's content keeps from its edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  public static let minimum = ScenePadding(name: "minimum")
}

/// Without effect, since nothing covers the edges of a terminal.
extension View {
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// What keeps content from the edges of a screen is padding here.
extension View {
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges) }
}
