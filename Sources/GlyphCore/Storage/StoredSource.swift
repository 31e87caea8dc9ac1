import Foundation

/// One value in user defaults, as all views see it that read it.
class AnyStoredSource: Source {
  /// Owes the readers a body if the value is another one now.
  func check() {}
}

final class StoredSource<Value>: AnyStoredSource {
  private let defaults: UserDefaults
  private let key: String
  private let coding: StoredValue<Value>
  /// What the readers were given.
  private var last: Value?

  init(_ defaults: UserDefaults, _ key: String, _ coding: StoredValue<Value>) {
    self.defaults = defaults
    self.key = key
    self.coding = coding
  }

  /// The value; nil if there is none, or none of this type.
  func read() -> Value? {
    let value = coding.read(defaults, key)
    if Tracking.current != nil {
      noteRead()
      last = value
    }
    return value
  }

  func write(_ value: Value) {
    coding.write(defaults, key, value)
    check()
  }

  override func check() {
    guard hasReaders else { return }
    let value = coding.read(defaults, key)
    guard !ValueComparison.areEqual(last, value) else { return }
    last = value
    fire()
  }
}
