extension RootViewBuilder {
  /// Makes lengths points in what stands outermost: the last step of each builder of hosts, players
  /// and previews in a module that imports SwiftUI.
  public static func buildFinalResult<Content: View>(_ content: Content) -> some View {
    content.cellSize(.points)
  }
}

extension SceneBuilder {
  /// Makes lengths points in an app's scenes.
  public static func buildFinalResult<Content: Scene>(_ content: Content) -> some Scene {
    content.environment(\.cellSize, .points)
  }
}
