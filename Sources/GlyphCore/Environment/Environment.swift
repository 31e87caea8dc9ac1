import Observation

/// Reads a value of the environment; the body that reads it is owed anew when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let content: Content
  private var place = EnvironmentPlace()

  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  /// Reads the nearest object of a type; `environment(_:)` puts it there.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    content = .object { $0[type] }
  }

  /// Reads the nearest object of a type, or nil.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    content = .object { .some($0[type]) }
  }

  public var wrappedValue: Value {
    guard let around = place.surroundings else { return read(in: EnvironmentValues()) }
    if let reader = place.reader {
      return unsafeDowncast(reader, to: EnvironmentReader<Value>.self).read(around)
    }
    return read(in: EnvironmentValues(around))
  }

  private func read(in values: EnvironmentValues) -> Value {
    switch content {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let find): return object(find, in: values)
    }
  }

  // Apart, since a function looks up the descriptions of all types in it when it is entered.
  @inline(never)
  private func object(
    _ find: (EnvironmentValues) -> Value?, in values: EnvironmentValues
  ) -> Value {
    if let object = find(values) { return object }
    Report.missing(
      "\(Value.self)", at: (place.node ?? Tracking.current)?.path ?? "a view outside of a tree",
      put: ".environment(…)")
  }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let environment = field.assumingMemoryBound(to: Environment<Value>.self)
    switch environment.pointee.content {
    case .keyPath(let keyPath): environment.pointee.place.bind(in: place, reading: keyPath)
    case .object: environment.pointee.place.bind(in: place)
    }
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Environment<Value>.self).pointee.content
    let b = b.assumingMemoryBound(to: Environment<Value>.self).pointee.content
    switch (a, b) {
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.object, .object): return true
    default: return false
    }
  }
}

// The tree is only read on the main actor; elsewhere the wrapper gives the default.
extension Environment: @unchecked Sendable where Value: Sendable {}
