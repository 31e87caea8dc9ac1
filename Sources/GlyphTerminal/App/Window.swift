import GlyphCore

/// A window of which an app has one.
public struct Window<Content: View> {
  private let content: Content
  private let title: Text
  private let id: String
}

extension Window: Scene {
  public typealias Body = Never

  public static func _windows(_ scene: Window<Content>) -> [_SceneWindow] {
    var window = _SceneWindow(id: scene.id, title: scene.title) { _ in AnyView(scene.content) }
    window.isGroup = false
    return [window]
  }
}

extension Window {
  /// A window with a title, which `openWindow(id:)` opens.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: title, id: id)
  }

  /// A window with a title, which `openWindow(id:)` opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), title: Text(titleKey), id: id)
  }

  /// A window with a title, which `openWindow(id:)` opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), title: Text(verbatim: String(title)), id: id)
  }
}
