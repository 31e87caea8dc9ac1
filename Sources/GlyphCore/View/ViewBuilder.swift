/// Builds one view from the views that stand in a closure, with `if`, `switch` and `#available`.
@resultBuilder
public enum ViewBuilder {
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  @inlinable
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { views, tree in
      repeat (each Content)._write(each views, to: &tree)
    }
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: consuming Content)
    -> AnyView
  {
    AnyView(content)
  }
}
