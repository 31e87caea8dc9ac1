import GlyphCore

/// The one window of an app.
public struct Window<Content: View> {
  private let content: Content
  private let title: Text
}

extension Window: Scene {
  public typealias Body = Never

  public static func _configure(
    _ scene: Window<Content>, _ configuration: inout _SceneConfiguration
  ) {
    configuration.hasWindow = true
    configuration.title = scene.title.plainWords
  }

  public static func _view(_ scene: Window<Content>) -> AnyView { AnyView(scene.content) }
}

extension Window {
  /// A window with a title; the identifier is not used.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: title)
  }

  /// A window with a title; the identifier is not used.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), title: Text(titleKey))
  }

  /// A window with a title; the identifier is not used.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), title: Text(verbatim: String(title)))
  }
}
