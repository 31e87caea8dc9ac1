import GlyphCore

extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never

  public static func _view(_ commands: Wrapped?) -> AnyView {
    AnyView(commands.map { Wrapped._view($0) })
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never

  public static func _view(_ commands: _ConditionalContent<TrueContent, FalseContent>) -> AnyView {
    switch commands.storage {
    case .trueContent(let commands): TrueContent._view(commands)
    case .falseContent(let commands): FalseContent._view(commands)
    }
  }
}

extension Group: Commands where Content: Commands {
  public typealias Body = Never

  /// Several commands as one.
  public nonisolated init(@CommandsBuilder content: () -> Content) { self.init(content(), ()) }

  public static func _view(_ commands: Group<Content>) -> AnyView {
    Content._view(commands.content)
  }
}
