import GlyphCore

/// Puts commands together.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    content
  }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    _CommandList(repeat each content)
  }
}

/// Several commands, one after the other.
public struct _CommandList<each Content: Commands> {
  private let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _CommandList: Commands {
  public typealias Body = Never

  public static func _view(_ commands: _CommandList<repeat each Content>) -> AnyView {
    var views: [AnyView] = []
    for command in repeat each commands.content { views.append(view(command)) }
    return AnyView(ForEach(Array(views.indices), id: \.self) { views[$0] })
  }

  @MainActor
  private static func view<C: Commands>(_ commands: C) -> AnyView { C._view(commands) }
}
