import GlyphCore

/// A part of an app: what stands on the terminal, or what it is made of.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  static func _windows(_ scene: Self) -> [_SceneWindow]
}

extension Scene {
  public static func _windows(_ scene: Self) -> [_SceneWindow] {
    Body._windows(scene.body).enumerated().map { index, window in
      var window = window
      window.content = { AnyView(SceneView(scene: scene, index: index, value: $0)) }
      window.base = { AnyView(SceneView(scene: scene, index: index, value: nil, isBase: true)) }
      return window
    }
  }
}

extension Scene where Body == Never {
  /// Scenes that are not made of others have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Scene {
  public static func _windows(_ scene: Never) -> [_SceneWindow] {}
}

/// A window that an app has, open or not.
@MainActor
public struct _SceneWindow {
  var id: String?
  /// The type of the values that such windows are for.
  var valueType: ObjectIdentifier?
  /// Whether there can be several of the kind.
  var isGroup = true
  var title: String?
  var isInline = false
  var usesMouse = true
  /// The views of a window, for a value.
  var content: (AnyHashable?) -> AnyView
  /// The views of the window that the app begins with, and the commands of its scene.
  var base: () -> AnyView
}

extension _SceneWindow {
  init(id: String?, title: Text?, content: @escaping (AnyHashable?) -> AnyView) {
    self.init(
      id: id, title: title?.plainWords, content: content, base: { content(nil) })
  }
}
