/// Something that a view of the library's own keeps from one body to the next.
protocol Keepable: SlotStorage {
  init()
}

/// An object of the library's own that lives as long as its view, made when it is needed first.
@propertyWrapper
struct Kept<Object: Keepable>: DynamicProperty {
  private var node: Node?
  private var slot: Int32 = 0

  var wrappedValue: Object {
    guard let node else { return Object() }
    let slot = Int(slot)
    if let kept = node.slots[slot] { return unsafeDowncast(kept, to: Object.self) }
    let object = Object()
    node.slots[slot] = object
    return object
  }

  static var _slots: Int { 1 }

  static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let kept = field.assumingMemoryBound(to: Kept<Object>.self)
    kept.pointee.node = place.node
    kept.pointee.slot = Int32(truncatingIfNeeded: place.slot)
  }

  static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
