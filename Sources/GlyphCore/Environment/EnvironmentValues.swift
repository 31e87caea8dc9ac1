import Foundation

/// What a view finds around itself: values that travel down the hierarchy.
public struct EnvironmentValues {
  private(set) var surroundings: Surroundings
  /// What was set on this copy, oldest first.
  private(set) var overrides: [Override] = []

  /// Everything at its default.
  public init() { surroundings = .initial }

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// One value that was set, ready to become a scope.
  struct Override {
    let key: ObjectIdentifier
    let value: Any
    let makeSource: () -> Source
    /// Gives a source its new value, if it is of the right type.
    let update: (Source) -> Bool
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { setValue(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of a type that was put into the environment.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get {
      let found: Object?? = value(for: ObjectIdentifier(type))
      return found ?? nil
    }
    set { setValue(newValue, for: ObjectIdentifier(type)) }
  }

  func value<Value>(for key: ObjectIdentifier) -> Value? {
    if let override = overrides.last(where: { $0.key == key }) { return override.value as? Value }
    guard let scope = Scope.find(key, from: surroundings.scope),
      let source = scope.source as? ScopeValue<Value>
    else { return nil }
    return source.read()
  }

  mutating func setValue<Value>(_ value: Value, for key: ObjectIdentifier) {
    overrides.removeAll { $0.key == key }
    overrides.append(
      Override(
        key: key, value: value,
        makeSource: { ScopeValue(value) },
        update: { source in
          guard let source = source as? ScopeValue<Value> else { return false }
          source.replace(value)
          return true
        }))
  }

  /// Takes over everything that was set on another environment.
  mutating func adopt(_ other: EnvironmentValues) {
    surroundings.ambient = other.surroundings.ambient
    for override in other.overrides {
      overrides.removeAll { $0.key == override.key }
      overrides.append(override)
    }
  }

  var ambient: AmbientValues {
    get { surroundings.ambient.values }
    set { surroundings.ambient = Ambient(newValue) }
  }
}

extension Surroundings {
  /// What stands around a root view.
  static var initial: Surroundings { Surroundings(ambient: Ambient(AmbientValues())) }
}
