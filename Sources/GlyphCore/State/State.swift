/// A value that belongs to a view and outlives each of its bodies.
///
/// It is stored where the view stands in the tree: another place, another value. Reading it in a
/// body makes the body depend on it; the initial value counts once.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // Before the value, so that where they are does not depend on its type.
  @usableFromInline var node: Node?
  @usableFromInline var slot: Int32 = 0
  @usableFromInline let initial: Value

  @inlinable
  public init(wrappedValue: Value) { initial = wrappedValue }

  @inlinable
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get {
      guard let node else { return initial }
      if let storage = node.storage(at: Int(slot), Value.self) { return storage.read() }
      node.noteUnwrittenRead(at: Int(slot))
      return initial
    }
    nonmutating set {
      guard let node else {
        Report.once(
          "state-outside",
          "State was written before its view stands in a tree; "
            + "the value is dropped. Give it in the initialiser instead.")
        return
      }
      node.makeStorage(at: Int(slot), initial: initial).write(newValue)
    }
  }

  /// A binding to the value.
  @inlinable
  public var projectedValue: Binding<Value> {
    guard let node else { return .constant(initial) }
    return Binding(storage: node.makeStorage(at: Int(slot), initial: initial))
  }

  public static var _slots: Int { 1 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let state = field.assumingMemoryBound(to: State<Value>.self)
    state.pointee.node = place.node
    state.pointee.slot = Int32(truncatingIfNeeded: place.slot)
  }

  /// A state that nobody has written has no storage yet; its first initial value gets one before
  /// another could take its place.
  public static func _settle(
    _ old: UnsafeRawPointer, before new: UnsafeRawPointer, in place: _DynamicPlace
  ) {
    guard place.node.storage(at: place.slot, Value.self) == nil else { return }
    let old = old.assumingMemoryBound(to: State<Value>.self).pointee.initial
    let new = new.assumingMemoryBound(to: State<Value>.self).pointee.initial
    guard !ValueComparison.areEqual(old, new) else { return }
    _ = place.node.makeStorage(at: place.slot, initial: old)
  }

  /// The initial value counts once, so a new one says nothing new.
  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

// The tree is only read and written on the main actor; elsewhere a state is just its initial value.
extension State: @unchecked Sendable where Value: Sendable {}

/// Where a state's value is stored once it was written or shared.
@usableFromInline
final class StateStorage<Value>: BindingStorage<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @usableFromInline
  override func read() -> Value {
    noteRead()
    return value
  }

  @usableFromInline
  override func write(_ newValue: Value) {
    if let writing = Tracking.current {
      Report.once(
        "state-in-body \(writing.path)",
        "\(writing.path): state was changed while a body runs. Change it in an action or in "
          + "onAppear instead; drawing goes on with the new value.")
    }
    if ValueComparison.areEqual(value, newValue) { return }
    // What goes is let go of after the change: its end may run code that reads this.
    var other = newValue
    swap(&value, &other)
    fire()
  }

  @usableFromInline
  override func leave() { forgetReaders() }
}

extension Node {
  func storage<Value>(at slot: Int, _ type: Value.Type) -> StateStorage<Value>? {
    guard let object = slots[slot] else { return nil }
    return unsafeDowncast(object, to: StateStorage<Value>.self)
  }

  // Compiled where the type is known, since its description would be looked up each time.
  @inlinable
  func makeStorage<Value>(at slot: Int, initial: Value) -> StateStorage<Value> {
    if let object = slotStorage(at: slot) {
      return unsafeDowncast(object, to: StateStorage<Value>.self)
    }
    let storage = StateStorage(initial)
    keep(storage, at: slot)
    return storage
  }

  @usableFromInline
  func slotStorage(at slot: Int) -> SlotStorage? { slots[slot] }

  @usableFromInline
  func keep(_ storage: SlotStorage, at slot: Int) {
    slots[slot] = storage
    if unwrittenReads & slotBit(slot) != 0 { storage.addReader(self) }
  }

  /// The view's own body read a state that nobody has written: no storage is needed yet.
  func noteUnwrittenRead(at slot: Int) {
    guard Tracking.current != nil else { return }
    unwrittenReads |= slotBit(slot)
  }

  /// All slots past the last bit share it.
  private func slotBit(_ slot: Int) -> UInt64 { 1 << UInt64(min(slot, 63)) }
}
