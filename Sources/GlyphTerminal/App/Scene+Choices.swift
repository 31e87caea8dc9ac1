import GlyphCore

extension Optional: Scene where Wrapped: Scene {
  public typealias Body = Never

  public static func _configure(
    _ scene: Wrapped?, _ configuration: inout _SceneConfiguration
  ) {
    if let scene { Wrapped._configure(scene, &configuration) }
  }

  public static func _view(_ scene: Wrapped?) -> AnyView {
    scene.map { Wrapped._view($0) } ?? AnyView(EmptyView())
  }
}

extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {
  public typealias Body = Never

  public static func _configure(
    _ scene: _ConditionalContent<TrueContent, FalseContent>,
    _ configuration: inout _SceneConfiguration
  ) {
    switch scene.storage {
    case .trueContent(let scene): TrueContent._configure(scene, &configuration)
    case .falseContent(let scene): FalseContent._configure(scene, &configuration)
    }
  }

  public static func _view(_ scene: _ConditionalContent<TrueContent, FalseContent>) -> AnyView {
    switch scene.storage {
    case .trueContent(let scene): TrueContent._view(scene)
    case .falseContent(let scene): FalseContent._view(scene)
    }
  }
}

extension Group: Scene where Content: Scene {
  public typealias Body = Never

  /// Several scenes as one, so that a modifier counts for all of them.
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(content(), ()) }

  public static func _configure(
    _ scene: Group<Content>, _ configuration: inout _SceneConfiguration
  ) {
    Content._configure(scene.content, &configuration)
  }

  public static func _view(_ scene: Group<Content>) -> AnyView { Content._view(scene.content) }
}
