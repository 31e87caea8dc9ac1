/// The key of a value that travels down the hierarchy.
public protocol EnvironmentKey {
  associatedtype Value
  /// What is read where nobody has set a value.
  static var defaultValue: Value { get }
}
