import GlyphCore

/// Puts scenes together.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A scene that may be missing.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> Content? { scene }

  public static func buildEither<First: Scene, Second: Scene>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: Scene, Second: Scene>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content {
    scene
  }

  /// Where a module that gives lengths another meaning comes in, as in `RootViewBuilder`.
  @_disfavoredOverload
  public static func buildFinalResult<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    _SceneList(repeat each content)
  }
}

/// Several scenes, of which a terminal shows the first window.
public struct _SceneList<each Content: Scene> {
  private let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _SceneList: Scene {
  public typealias Body = Never

  public static func _windows(_ scene: _SceneList<repeat each Content>) -> [_SceneWindow] {
    var all: [_SceneWindow] = []
    for scene in repeat each scene.content { all += windows(scene) }
    return all
  }

  @MainActor
  private static func windows<S: Scene>(_ scene: S) -> [_SceneWindow] { S._windows(scene) }
}
