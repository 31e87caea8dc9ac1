/// A model that belongs to the view: made once where the view stands, and kept as long as it does.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var node: Node?
  private var slot: Int32 = 0

  /// `thunk` is evaluated once, when the model is needed first.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    let object = self.object
    object.noteRead()
    return object
  }

  /// Bindings to the model's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: object)
  }

  private var object: ObjectType {
    guard let node else {
      Report.once(
        "state-object-outside \(ObjectType.self)",
        "A StateObject of \(ObjectType.self) was read before its view stands in a tree; "
          + "each such reading makes another object.")
      return make()
    }
    return node.keptObject(at: Int(slot), make)
  }

  public static var _slots: Int { 1 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let state = field.assumingMemoryBound(to: StateObject<ObjectType>.self)
    state.pointee.node = place.node
    state.pointee.slot = Int32(truncatingIfNeeded: place.slot)
  }

  /// The model is made once, so another way to make it says nothing new.
  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

// The tree is only read on the main actor, where the wrapped model is available.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

/// A model in a state slot.
private final class KeptObject<Object: AnyObject>: SlotStorage {
  let object: Object

  init(_ object: Object) { self.object = object }
}

extension Node {
  fileprivate func keptObject<Object: AnyObject>(at slot: Int, _ make: () -> Object) -> Object {
    if let kept = slots[slot] { return unsafeDowncast(kept, to: KeptObject<Object>.self).object }
    // Making the model may read what the body does not depend on.
    let object = Tracking.untracked(make)
    slots[slot] = KeptObject(object)
    return object
  }
}
