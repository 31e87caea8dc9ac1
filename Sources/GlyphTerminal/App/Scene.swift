import GlyphCore

/// A part of an app: what stands on the terminal, or what it is made of.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  static func _configure(_ scene: Self, _ configuration: inout _SceneConfiguration)
  static func _view(_ scene: Self) -> AnyView
}

extension Scene {
  public static func _configure(_ scene: Self, _ configuration: inout _SceneConfiguration) {
    Body._configure(scene.body, &configuration)
  }

  public static func _view(_ scene: Self) -> AnyView { AnyView(SceneView(scene: scene)) }
}

extension Scene where Body == Never {
  /// Scenes that are not made of others have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {
  public static func _configure(_ scene: Never, _ configuration: inout _SceneConfiguration) {}
  public static func _view(_ scene: Never) -> AnyView {}
}

/// What has to be known of a scene before its first frame.
public struct _SceneConfiguration {
  var hasWindow = false
  var isInline = false
  var usesMouse = true
  var title: String?
}
