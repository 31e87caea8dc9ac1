/// A name that nothing else has, for as long as the view that holds it is in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells names apart.
  public struct ID: Hashable, Sendable {
    private let identity: NamespaceIdentity

    /// The focus scopes that go by this name.
    var focusScopes: FocusScopePlaces { identity.focusScopes }

    fileprivate init(_ identity: NamespaceIdentity) { self.identity = identity }

    public static func == (a: ID, b: ID) -> Bool { a.identity === b.identity }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(identity))
    }
  }

  private let outside = NamespaceIdentity()
  private var node: Node?
  private var slot: Int32 = 0

  public init() {}

  public var wrappedValue: ID { ID(node?.namespace(at: Int(slot)) ?? outside) }

  public static var _slots: Int { 1 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let namespace = field.assumingMemoryBound(to: Namespace.self)
    namespace.pointee.node = place.node
    namespace.pointee.slot = Int32(truncatingIfNeeded: place.slot)
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

// The tree is only read on the main actor; elsewhere a namespace is one of its own.
extension Namespace: @unchecked Sendable {}

private final class NamespaceIdentity: Sendable {
  let focusScopes = FocusScopePlaces()
}

private final class NamespaceStorage: SlotStorage {
  let identity = NamespaceIdentity()
}

extension Node {
  fileprivate func namespace(at slot: Int) -> NamespaceIdentity {
    if let storage = slots[slot] as? NamespaceStorage { return storage.identity }
    let storage = NamespaceStorage()
    slots[slot] = storage
    return storage.identity
  }
}
