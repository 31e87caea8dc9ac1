/// How much of a person's attention a scene has.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The program is suspended, or has handed the terminal to another one.
  case background
  /// The terminal's window is not the one that gets the keys.
  case inactive
  /// Keys and clicks arrive.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// How much attention the scene has; `.active` outside of a session.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
