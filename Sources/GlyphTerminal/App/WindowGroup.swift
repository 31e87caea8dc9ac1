import GlyphCore

/// The window of an app: a terminal has one, and the content fills it.
public struct WindowGroup<Content: View> {
  private let content: () -> Content
  private let title: Text?

  private nonisolated init(title: Text?, content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _configure(
    _ scene: WindowGroup<Content>, _ configuration: inout _SceneConfiguration
  ) {
    configuration.hasWindow = true
    configuration.title = scene.title?.plainWords
  }

  public static func _view(_ scene: WindowGroup<Content>) -> AnyView { AnyView(scene.content()) }
}

extension WindowGroup {
  /// A window with content.
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, content: makeContent)
  }

  /// A window with content; the identifier is not used.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, content: makeContent)
  }

  /// A window with a title, which becomes that of the terminal's window.
  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, content: makeContent)
  }

  /// A window with a title; the identifier is not used.
  public nonisolated init(
    _ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: title, content: makeContent)
  }

  /// A window with a title, which becomes that of the terminal's window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), content: makeContent)
  }

  /// A window with a title; the identifier is not used.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), content: makeContent)
  }

  /// A window with a title, which becomes that of the terminal's window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title)), content: makeContent)
  }

  /// A window with a title; the identifier is not used.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title)), content: makeContent)
  }
}
