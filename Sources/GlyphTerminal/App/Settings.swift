import GlyphCore

/// The settings window of a Mac app; a terminal has one window and does not show it.
public struct Settings<Content: View> {
  /// Settings with content.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  public typealias Body = Never

  public static func _windows(_ scene: Settings<Content>) -> [_SceneWindow] { [] }
}
