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

  public static func _configure(
    _ scene: _SceneList<repeat each Content>, _ configuration: inout _SceneConfiguration
  ) {
    for scene in repeat each scene.content {
      if !configuration.hasWindow { configure(scene, &configuration) }
    }
  }

  public static func _view(_ scene: _SceneList<repeat each Content>) -> AnyView {
    for scene in repeat each scene.content {
      if hasWindow(scene) { return view(scene) }
    }
    return AnyView(EmptyView())
  }

  @MainActor
  private static func configure<S: Scene>(_ scene: S, _ configuration: inout _SceneConfiguration) {
    var own = _SceneConfiguration()
    S._configure(scene, &own)
    if own.hasWindow { configuration = own }
  }

  @MainActor
  private static func hasWindow<S: Scene>(_ scene: S) -> Bool {
    var configuration = _SceneConfiguration()
    S._configure(scene, &configuration)
    return configuration.hasWindow
  }

  @MainActor
  private static func view<S: Scene>(_ scene: S) -> AnyView { S._view(scene) }
}
