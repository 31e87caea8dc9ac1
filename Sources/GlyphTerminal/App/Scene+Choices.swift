import GlyphCore

extension Optional: Scene where Wrapped: Scene {
  public typealias Body = Never

  public static func _windows(_ scene: Wrapped?) -> [_SceneWindow] {
    scene.map { Wrapped._windows($0) } ?? []
  }
}

extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {
  public typealias Body = Never

  public static func _windows(
    _ scene: _ConditionalContent<TrueContent, FalseContent>
  ) -> [_SceneWindow] {
    switch scene.storage {
    case .trueContent(let scene): TrueContent._windows(scene)
    case .falseContent(let scene): FalseContent._windows(scene)
    }
  }
}

extension Group: Scene where Content: Scene {
  public typealias Body = Never

  /// Several scenes as one, so that a modifier counts for all of them.
  public nonisolated init(@SceneBuilder content: () -> Content) { self.init(content(), ()) }

  public static func _windows(_ scene: Group<Content>) -> [_SceneWindow] {
    Content._windows(scene.content)
  }
}
