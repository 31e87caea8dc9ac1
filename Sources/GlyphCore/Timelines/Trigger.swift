/// A value that sets something off when it differs from the one before.
struct Trigger {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { ($0 as? Value) == value }
  }

  func differs(from other: Trigger) -> Bool { !isSame(other.value) }
}
