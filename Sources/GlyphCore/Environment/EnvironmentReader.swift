/// Reads a built-in value of the environment where it stands. A key path takes ten times as long, and
/// a control reads half a dozen values for each of its bodies.
final class EnvironmentReader<Value> {
  let read: (Surroundings) -> Value

  init(_ read: @escaping (Surroundings) -> Value) { self.read = read }
}

/// The readers of the values that controls ask for most.
private enum BuiltInReaders {
  static func find(_ keyPath: AnyKeyPath) -> AnyObject? {
    all.first { $0.keyPath == keyPath }?.reader
  }

  // Never changed, and the closures hold nothing that is.
  private nonisolated(unsafe) static let all: [(keyPath: AnyKeyPath, reader: AnyObject)] = [
    entry(\.isEnabled) { $0.isEnabled },
    entry(\.isFocused) { $0.isFocused },
    entry(\.isPressed) { $0.isPressed },
    entry(\.glyphs) { $0.glyphs },
    entry(\.labelsVisibility) { $0.labelsVisibility },
    entry(\.cellSize) { $0.cellSize },
    entry(\.colorScheme) { $0.colorScheme },
    entry(\.controlSize) { $0.controlSize },
    entry(\.layoutDirection) { $0.layoutDirection },
  ]

  private static func entry<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, _ read: @escaping (EnvironmentValues) -> Value
  ) -> (keyPath: AnyKeyPath, reader: AnyObject) {
    (keyPath, EnvironmentReader { read(EnvironmentValues($0)) })
  }
}

/// What was found out about a property of a type of view, for all views of the type.
final class PropertyMemory {
  private var keyPath: AnyKeyPath?
  private var reader: AnyObject?

  /// The `EnvironmentReader` of a built-in value; nil for any other. A property nearly always has the
  /// same key path, which is compared as an object.
  func reader(for keyPath: AnyKeyPath) -> AnyObject? {
    if self.keyPath !== keyPath {
      self.keyPath = keyPath
      reader = BuiltInReaders.find(keyPath)
    }
    return reader
  }
}
