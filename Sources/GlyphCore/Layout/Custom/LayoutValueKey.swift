/// Names a value that a view gives the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A box with a value for the container around it.
struct LayoutValuePrimitive<Key: LayoutValueKey>: UnseenPrimitive {
  let value: Key.Value

  static var hasTraits: Bool { true }
  static var hasGuides: Bool { false }
}

/// Gives each view of its content a value for the container around it.
public struct _LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension _LayoutValueModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(LayoutValuePrimitive<Key>(value: value))
  }
}

extension BoxRef {
  /// The value that the box, or what its modifiers stand around, has for a key.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    var box = self
    while box.flags.contains(.traits) {
      if ObjectIdentifier(box.kind) == ObjectIdentifier(LayoutValuePrimitive<Key>.self) {
        return box.value(LayoutValuePrimitive<Key>.self).value
      }
      guard box.flags.contains(.wrapper), !box.isLeaf else { break }
      box = box.child
    }
    return Key.defaultValue
  }
}

extension View {
  /// Gives the view a value that the layout around it reads with `subview[Key.self]`.
  public nonisolated consuming func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
