/// An object that holds a primitive's value where the value does not fit in the box.
///
/// It lives as long as the place in the tree: later values move into it. That makes it the
/// identity of what has focus or is being pressed.
final class ValueHolder<Value>: PlacedObject {
  // Read for every box that is measured or drawn.
  @exclusivity(unchecked) private(set) var value: Value

  init(_ value: Value) { self.value = value }

  /// Takes another value. What goes is let go of after the change: its end may run code that reads
  /// this one.
  func take(_ value: Value) {
    var other = value
    swap(&self.value, &other)
  }
}

/// An object of a box, which can tell where its box stands.
class PlacedObject {
  /// The node whose fragment holds the box; nil once the box is gone.
  unowned(unsafe) var node: Node?
  var index: Int32 = 0

  /// The box, as long as it is in the tree.
  final var box: BoxRef? {
    node.map { BoxRef(pointer: $0.fragment.boxes + Int(index), node: $0) }
  }
}

extension Payload {
  /// Whether a value can stand in the box itself.
  @inline(__always)
  static func isInline<Value>(_ type: Value.Type) -> Bool {
    _isPOD(Value.self) && MemoryLayout<Value>.size <= MemoryLayout<Payload>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<Payload>.alignment
  }

  @inline(__always)
  init<Value>(inline value: Value) {
    self.init()
    withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: value, as: Value.self) }
  }

  init<Value>(retaining value: Value) {
    self.init(words: (Payload.address(Unmanaged.passRetained(ValueHolder(value)).toOpaque()), 0, 0))
  }

  /// The value, wherever it stands.
  @inline(__always)
  func value<Value>(_ type: Value.Type) -> Value {
    if Payload.isInline(Value.self) {
      // Not `load`, which looks up the descriptions of types where the kind is generic.
      return withUnsafePointer(to: self) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee
      }
    }
    return holder(Value.self).value
  }

  func holder<Value>(_ type: Value.Type) -> ValueHolder<Value> {
    unsafeDowncast(object(), to: ValueHolder<Value>.self)
  }

  /// The object in the first word; only for payloads that have one.
  func object() -> AnyObject {
    guard let pointer = UnsafeRawPointer(bitPattern: words.0) else {
      preconditionFailure("A payload without an object was asked for one.")
    }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Gives up the object; the payload must not be used after this.
  func release() {
    guard let pointer = UnsafeRawPointer(bitPattern: words.0) else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }

  static func address(_ pointer: UnsafeMutableRawPointer) -> UInt { UInt(bitPattern: pointer) }
}
