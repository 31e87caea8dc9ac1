/// What a preview is told about its surroundings.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value that a preview may be told.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Accepted without effect: nobody asks for the surroundings of a preview.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
