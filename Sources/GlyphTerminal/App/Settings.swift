import GlyphCore

/// The settings window of a Mac app; a terminal has one window and does not show it.
public struct Settings<Content: View> {
  /// Settings with content.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  public typealias Body = Never

  public static func _configure(
    _ scene: Settings<Content>, _ configuration: inout _SceneConfiguration
  ) {}
  public static func _view(_ scene: Settings<Content>) -> AnyView { AnyView(EmptyView()) }
}
