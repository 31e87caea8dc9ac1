/// A stored property of a view that reads something outside of it: state, environment, a model.
///
/// A type of your own that is composed of such properties conforms without further code; `update()`
/// runs before each body.
public protocol DynamicProperty {
  /// Brings the value up to date; by default does nothing.
  mutating func update()

  static var _slots: Int { get }
  static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace)
  static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
  /// Keeps what counts once, before a field of a new value takes the place of the old one.
  static func _settle(
    _ old: UnsafeRawPointer, before new: UnsafeRawPointer, in place: _DynamicPlace)
}

extension DynamicProperty {
  public mutating func update() {}

  public static var _slots: Int { TypeInfo.of(Self.self).slots }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    TypeInfo.of(Self.self).bind(
      field, to: place.node, slot: place.slot, within: place.surroundings)
    field.assumingMemoryBound(to: Self.self).pointee.update()
  }

  public static func _settle(
    _ old: UnsafeRawPointer, before new: UnsafeRawPointer, in place: _DynamicPlace
  ) {
    TypeInfo.of(Self.self).settle(old, before: new, in: place.node, slot: place.slot)
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for field in ValueComparison.fields(of: Self.self) ?? [] {
      let areEqual = ValueComparison.comparison(for: field.type)
      guard areEqual(a + field.offset, b + field.offset) else { return false }
    }
    return true
  }
}

/// Where a dynamic property lives: a node, and the first of its slots.
///
/// Plain memory that retains nothing: it is only passed on while the node binds its properties.
public struct _DynamicPlace {
  unowned(unsafe) let node: Node
  let slot: Int
  /// The environment around the property, where that is not what is around the node.
  unowned(unsafe) let ambient: Ambient?
  unowned(unsafe) let scope: Scope?
  /// What is known of the property for all views of the type.
  unowned(unsafe) let memory: PropertyMemory?

  init(node: Node, slot: Int, surroundings: Surroundings? = nil, memory: PropertyMemory? = nil) {
    self.node = node
    self.slot = slot
    ambient = surroundings?.ambient
    scope = surroundings?.scope
    self.memory = memory
  }

  /// As `ambient` and `scope` say.
  var surroundings: Surroundings? {
    ambient.map { Surroundings(ambient: $0, scope: scope) }
  }
}
