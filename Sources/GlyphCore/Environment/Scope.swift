/// A value of the environment from a modifier down, until another scope of the same key.
final class Scope {
  let outer: Scope?
  let key: ObjectIdentifier
  let source: Source

  init(outer: Scope?, key: ObjectIdentifier, source: Source) {
    self.outer = outer
    self.key = key
    self.source = source
  }

  /// The nearest value of a key.
  static func find(_ key: ObjectIdentifier, from scope: Scope?) -> Scope? {
    var scope = scope
    while let current = scope, current.key != key { scope = current.outer }
    return scope
  }
}

/// The value of a scope, and who has read it.
final class ScopeValue<Value>: Source {
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read() -> Value {
    noteRead()
    return value
  }

  /// Takes another value; readers are owed a body only if it says something else. The node whose
  /// body sets it reads it again in what is left of that body.
  func replace(_ newValue: Value) {
    guard !ValueComparison.areEqual(value, newValue) else { return }
    value = newValue
    fire(except: Tracking.current)
  }
}
