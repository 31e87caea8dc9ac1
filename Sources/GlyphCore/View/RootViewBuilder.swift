/// Builds what stands outermost: a host's view, a player's, a preview's. It is `ViewBuilder` and one
/// step more.
///
/// The step does nothing here. A module that gives lengths another meaning adds a
/// `buildFinalResult` that says so, and is asked wherever it is imported: what a length means is
/// settled by the source that is compiled, and a program can have views of both kinds. A closure with
/// an explicit `return` is not built, and keeps cells.
@resultBuilder
public enum RootViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(first: first)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(second: second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  @_disfavoredOverload
  public static func buildFinalResult<Content: View>(_ content: Content) -> Content { content }
}
