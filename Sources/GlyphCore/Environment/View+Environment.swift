import Observation

/// Sets values of the environment for the content.
public struct _EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension _EnvironmentModifier: _SurroundingsModifier {
  public typealias Body = Never

  public func _enter(_ tree: inout _Tree) -> _Opening { tree.enter(change) }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    // Writing through a key path reads first, which must not count as a reading of the body's.
    modifier(
      _EnvironmentModifier { values in
        Tracking.untracked { values[keyPath: keyPath] = value }
      })
  }

  /// Puts an observable object into the environment of this view and all in it.
  public nonisolated consuming func environment<T: AnyObject & Observable>(_ object: T?)
    -> some View
  {
    modifier(_EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes a value of the environment for this view and all in it.
  public nonisolated consuming func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
