import GlyphCore

/// Commands that belong together.
public struct CommandMenu<Content: View> {
  private let content: Content

  private nonisolated init(_ content: Content, _: Void) { self.content = content }
}

extension CommandMenu: Commands {
  public typealias Body = Never
  public static func _view(_ commands: CommandMenu<Content>) -> AnyView {
    AnyView(commands.content)
  }
}

extension CommandMenu {
  /// A menu with a name; its views' shortcuts act.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), ())
  }

  /// A menu with a name; its views' shortcuts act.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(content(), ())
  }

  /// A menu with a name; its views' shortcuts act.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(content(), ())
  }
}
