/// An object in a state slot of a node.
@usableFromInline
class SlotStorage: Source {
  @inlinable override init() {}

  /// The node left the tree: what is stored may still be read, but nobody is owed anything.
  func leave() {}
}

/// What a binding reads and writes.
@usableFromInline
class BindingStorage<Value>: SlotStorage {
  @inlinable override init() {}

  func read() -> Value { preconditionFailure("A binding without storage was read.") }
  func write(_ value: Value) { preconditionFailure("A binding without storage was written.") }
  func write(_ value: Value, _ transaction: Transaction) { write(value) }
  /// Whether another storage stands for the same value.
  func isSame(as other: BindingStorage<Value>) -> Bool { self === other }
}

final class ConstantStorage<Value>: BindingStorage<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }
  override func write(_ value: Value) {}

  override func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? ConstantStorage<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

final class ClosureStorage<Value>: BindingStorage<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value, Transaction()) }
  override func write(_ value: Value, _ transaction: Transaction) { set(value, transaction) }
}

/// A part of another binding's value.
final class KeyPathStorage<Root, Value>: BindingStorage<Value> {
  private let base: BindingStorage<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(base: BindingStorage<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func read() -> Value { base.read()[keyPath: keyPath] }

  override func write(_ value: Value) {
    var root = Tracking.untracked { base.read() }
    root[keyPath: keyPath] = value
    base.write(root)
  }

  override func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? KeyPathStorage<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// The value inside an optional; the last one once it is gone.
final class UnwrappedStorage<Value>: BindingStorage<Value> {
  private let base: BindingStorage<Value?>
  private var last: Value

  init(base: BindingStorage<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override func read() -> Value {
    if let value = base.read() { last = value }
    return last
  }

  override func write(_ value: Value) {
    guard Tracking.untracked({ base.read() }) != nil else { return }
    last = value
    base.write(value)
  }

  override func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? UnwrappedStorage<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

/// One element of a collection; the last value once it is gone.
final class ElementStorage<Elements: MutableCollection>: BindingStorage<Elements.Element> {
  private let base: BindingStorage<Elements>
  private let index: Elements.Index
  private var last: Elements.Element

  init(base: BindingStorage<Elements>, index: Elements.Index, last: Elements.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override func read() -> Elements.Element {
    let elements = base.read()
    if elements.indices.contains(index) { last = elements[index] }
    return last
  }

  override func write(_ value: Elements.Element) {
    var elements = Tracking.untracked { base.read() }
    guard elements.indices.contains(index) else { return }
    elements[index] = value
    last = value
    base.write(elements)
  }

  override func isSame(as other: BindingStorage<Elements.Element>) -> Bool {
    guard let other = other as? ElementStorage<Elements> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element. Once the element is gone, it reads the last value and ignores writes.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      storage: ElementStorage(base: storage, index: position, last: wrappedValue[position]))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
