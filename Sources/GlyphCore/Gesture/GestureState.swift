/// A value that lasts as long as a gesture; `updating` changes it, and it falls back afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let onReset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A state that falls back with the animation of a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A state that falls back with a transaction that depends on its last value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    onReset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }

  public var projectedValue: GestureState<Value> { self }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = Tracking.untracked { state.wrappedValue }
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  func reset() {
    var transaction = Transaction()
    onReset(Tracking.untracked { state.wrappedValue }, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

// Like state, it is only read and written on the main actor.
extension GestureState: @unchecked Sendable {}
