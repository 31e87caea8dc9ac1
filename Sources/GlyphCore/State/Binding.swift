/// A value that is stored elsewhere and can be read and written from here.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let storage: BindingStorage<Value>
  public var transaction = Transaction()

  @usableFromInline
  init(storage: BindingStorage<Value>) { self.storage = storage }

  /// A binding over two closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    storage = ClosureStorage(get: unisolated(get), set: { value, _ in unisolated(set)(value) })
  }

  /// A binding over two closures, the second of which learns of the transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    storage = ClosureStorage(
      get: unisolated(get), set: { value, transaction in unisolated(set)(value, transaction) })
  }

  /// A binding that always reads the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(storage: ConstantStorage(value))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to the value inside an optional; nil if there is none now. Should the value go
  /// away later, the last one is read and writes are ignored.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    storage = UnwrappedStorage(base: base.storage, last: value)
  }

  /// A binding to an optional over a value; writing nil is ignored.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    storage = ClosureStorage(
      get: { base.wrappedValue },
      set: { value, _ in if let value { base.wrappedValue = value } })
  }

  /// A binding to the same value as any hashable.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    storage = ClosureStorage(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, _ in if let value = value.base as? Wrapped { base.wrappedValue = value } })
  }

  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set {
      guard !transaction.isPlain else { return storage.write(newValue) }
      withTransaction(transaction) { storage.write(newValue, transaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(storage: KeyPathStorage(base: storage, keyPath: keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding, with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  public static var _slots: Int { 0 }
  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {}
  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: Binding<Value>.self)
    let b = b.assumingMemoryBound(to: Binding<Value>.self)
    return a.pointee.storage.isSame(as: b.pointee.storage)
  }
}

// Bindings are read and written on the main actor, like the views that hold them.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// Calls a closure whose isolation is known only to itself; bindings are used on the main actor.
private func unisolated<Value>(
  _ body: @escaping @isolated(any) @Sendable () -> Value
) -> () -> Value {
  unsafeBitCast(body, to: (@Sendable () -> Value).self)
}

private func unisolated<A>(
  _ body: @escaping @isolated(any) @Sendable (A) -> Void
) -> (A) -> Void {
  unsafeBitCast(body, to: (@Sendable (A) -> Void).self)
}

private func unisolated<A, B>(
  _ body: @escaping @isolated(any) @Sendable (A, B) -> Void
) -> (A, B) -> Void {
  unsafeBitCast(body, to: (@Sendable (A, B) -> Void).self)
}
