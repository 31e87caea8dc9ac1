import Foundation
import GlyphCore
import Observation

/// A scene with something changed about each of its windows.
public struct _ModifiedScene<Content: Scene> {
  let content: Content
  var configure: (inout _SceneWindow) -> Void = { _ in }
  var wrap: (AnyView) -> AnyView = { $0 }
  /// What the window gets in addition that the app begins with.
  var wrapBase: (AnyView) -> AnyView = { $0 }
}

extension _ModifiedScene: Scene {
  public typealias Body = Never

  public static func _windows(_ scene: _ModifiedScene<Content>) -> [_SceneWindow] {
    Content._windows(scene.content).map { window in
      var changed = window
      scene.configure(&changed)
      changed.content = { scene.wrap(window.content($0)) }
      changed.base = { scene.wrap(scene.wrapBase(window.base())) }
      return changed
    }
  }
}

extension Scene {
  /// Says where on the terminal the window stands: on a screen of its own, or `.inline`.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self, configure: { $0.isInline = S._isInline })
  }

  /// Whether clicks and the wheel reach the views; without them the terminal's own selection of text
  /// works as in a shell. By default they do where a view answers to them.
  public nonisolated func mouseInput(_ isEnabled: Bool) -> some Scene {
    _ModifiedScene(content: self, configure: { $0.usesMouse = isEnabled })
  }

  /// Sets a value of the environment of the scene's views.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _ModifiedScene(content: self, wrap: { AnyView($0.environment(keyPath, value)) })
  }

  /// Changes a value of the environment of the scene's views.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _ModifiedScene(
      content: self, wrap: { AnyView($0.transformEnvironment(keyPath, transform: transform)) })
  }

  /// Puts an observable object into the environment of the scene's views.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(content: self, wrap: { AnyView($0.environment(object)) })
  }

  /// Puts an observable object into the environment of the scene's views.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(content: self, wrap: { AnyView($0.environmentObject(object)) })
  }

  /// Acts on the old and the new value whenever the value differs from that of the last body.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ModifiedScene(
      content: self, wrap: { AnyView($0.onChange(of: value, initial: initial, action)) })
  }

  /// Acts whenever the value differs from that of the last body.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _ModifiedScene(
      content: self, wrap: { AnyView($0.onChange(of: value, initial: initial, action)) })
  }

  /// Accepted: a terminal has a size of its own.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Accepted: a terminal has a size of its own.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Accepted: a terminal has a size of its own.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Adds commands, whose shortcuts act wherever focus is.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = content()
    return _ModifiedScene(
      content: self,
      wrapBase: { view in
        // Beside the views and not behind each of them, which would be there several times.
        AnyView(
          Group {
            view
            CommandViews(CommandsRoot(commands: commands))
          })
      })
  }

  /// Accepted: a terminal has no commands of its own that could be removed.
  public nonisolated func commandsRemoved() -> some Scene { self }

  /// Adds commands; a terminal has none of its own that they could replace.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commands(content: content)
  }
}

/// How a window may change its size; a terminal decides that itself.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
