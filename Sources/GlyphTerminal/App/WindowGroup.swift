import GlyphCore

/// A kind of window of an app: a terminal shows one at a time, and the content fills it.
public struct WindowGroup<Content: View> {
  private let id: String?
  private let title: Text?
  private let valueType: ObjectIdentifier?
  private let content: (AnyHashable?) -> Content

  nonisolated init(
    title: Text?, id: String? = nil, valueType: ObjectIdentifier? = nil,
    content: @escaping (AnyHashable?) -> Content
  ) {
    self.title = title
    self.id = id
    self.valueType = valueType
    self.content = content
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _windows(_ scene: WindowGroup<Content>) -> [_SceneWindow] {
    var window = _SceneWindow(id: scene.id, title: scene.title) { AnyView(scene.content($0)) }
    window.valueType = scene.valueType
    return [window]
  }
}

extension WindowGroup {
  /// A window with content.
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil) { _ in makeContent() }
  }

  /// A window with content, which `openWindow(id:)` opens.
  public nonisolated init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: id) { _ in makeContent() }
  }

  /// A window with a title, which becomes that of the terminal's window.
  public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title) { _ in makeContent() }
  }

  /// A window with a title, which `openWindow(id:)` opens.
  public nonisolated init(
    _ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: title, id: id) { _ in makeContent() }
  }

  /// A window with a title, which becomes that of the terminal's window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey)) { _ in makeContent() }
  }

  /// A window with a title, which `openWindow(id:)` opens.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), id: id) { _ in makeContent() }
  }

  /// A window with a title, which becomes that of the terminal's window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title))) { _ in makeContent() }
  }

  /// A window with a title, which `openWindow(id:)` opens.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title)), id: id) { _ in makeContent() }
  }
}
