import GlyphCore

/// Builds the content of a toolbar from statements.
@MainActor @preconcurrency
@resultBuilder
public struct ToolbarContentBuilder {
  public nonisolated static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  public nonisolated static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  public nonisolated static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

  public nonisolated static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarChoice<Content, _ToolbarTuple<>> {
    content.map { .first($0) } ?? .second(_ToolbarTuple())
  }

  public nonisolated static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarChoice<First, Second> { .first(first) }

  public nonisolated static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarChoice<First, Second> { .second(second) }

  public nonisolated static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several parts of a toolbar, one after the other.
public struct _ToolbarTuple<each Content: ToolbarContent> {
  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _ToolbarTuple: ToolbarContent {
  public typealias Body = Never
  public var _items: some View { ViewBuilder.buildBlock(repeat (each content)._items) }
}

extension _ToolbarTuple: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// One of two parts of a toolbar.
public enum _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _ToolbarChoice: ToolbarContent {
  public typealias Body = Never

  @ViewBuilder public var _items: some View {
    switch self {
    case .first(let content): content._items
    case .second(let content): content._items
    }
  }
}

extension _ToolbarChoice: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}
