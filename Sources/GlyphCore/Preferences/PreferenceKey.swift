/// Names a value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// What is read where no view inside has said anything.
  static var defaultValue: Value { get }
  /// Combines what a view said with what the next one says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
