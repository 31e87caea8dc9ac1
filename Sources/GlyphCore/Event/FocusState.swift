/// Which of some views has focus; writing it moves focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let none: Value
  private var node: Node?
  private var slot: Int32 = 0

  /// Whether a view has focus.
  public init() where Value == Bool { none = false }

  /// Which view has focus, or nil.
  public init<T: Hashable>() where Value == T? { none = nil }

  public var wrappedValue: Value {
    get { storage?.read() ?? none }
    nonmutating set { storage?.request(newValue) }
  }

  public var projectedValue: Binding {
    Binding(storage: storage ?? FocusStorage(none: none, node: nil))
  }

  private var storage: FocusStorage<Value>? {
    guard let node else { return nil }
    return node.focusStorage(at: Int(slot), none: none)
  }

  /// A focus state, as it is handed to `focused`.
  @propertyWrapper
  public struct Binding {
    let storage: FocusStorage<Value>

    public var wrappedValue: Value {
      get { storage.read() }
      nonmutating set { storage.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {
  public static var _slots: Int { 1 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let state = field.assumingMemoryBound(to: FocusState<Value>.self)
    state.pointee.node = place.node
    state.pointee.slot = Int32(truncatingIfNeeded: place.slot)
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

// Like state, it is only read and written on the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Where a focus state is stored, and the views that it speaks of.
final class FocusStorage<Value: Hashable>: SlotStorage {
  private let none: Value
  private var value: Value
  private let source = Source()
  /// The node in whose slot this is, as long as it is in the tree.
  private var node: Node?
  private var targets: [(value: Value, object: PlacedObject)] = []

  init(none: Value, node: Node?) {
    self.none = none
    value = none
    self.node = node
  }

  func read() -> Value {
    source.noteRead()
    return value
  }

  /// Moves focus to the view with a value, or away from all of them.
  func request(_ newValue: Value) {
    guard newValue != value else { return }
    take(newValue)
    let target = targets.first { $0.value == newValue }?.object
    node?.tree.requestFocus(target)
  }

  /// Focus moved into, or out of, the view with a value.
  func focusMoved(_ isInside: Bool, _ target: Value) {
    if isInside {
      take(target)
    } else if value == target {
      take(none)
    }
  }

  func add(_ object: PlacedObject, for target: Value) {
    targets.append((target, object))
    if target == value, value != none { node?.tree.requestFocus(object) }
  }

  func remove(_ object: PlacedObject, for target: Value) {
    targets.removeAll { $0.object === object }
    if value == target { take(none) }
  }

  private func take(_ newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    source.fire()
  }

  override func leave() {
    source.forgetReaders()
    node = nil
  }
}

extension Node {
  func focusStorage<Value>(at slot: Int, none: Value) -> FocusStorage<Value> {
    if let storage = slots[slot] as? FocusStorage<Value> { return storage }
    let storage = FocusStorage(none: none, node: self)
    slots[slot] = storage
    return storage
  }
}
