import Observation

/// Reads what the view in focus, or one around it, offers; nil while none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let find: (FocusedValues) -> Value?
  private var node: Node?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

  /// Reads an object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { $0[object: objectType] }
  }

  public var wrappedValue: Value? { node.flatMap { find($0.tree.focusedValues.read()) } }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    field.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.node = place.node
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Reads and writes through a binding that the view in focus, or one around it, offers.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value>? { binding }
}

/// Offers a value while focus is inside, or always.
struct FocusedValueLayout<Value>: UnaryPrimitive {
  let value: Value?
  let isAlways: Bool
  let apply: (inout FocusedValues) -> Void
  let place: FocusedValuePlace

  static var responds: Bool { true }
  static var takesPointer: Bool { false }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(Self.self) }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    place.object = object
    place.host = host
    host.focusedValues.add(object, isAlways: isAlways, apply)
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) { host.focusedValues.remove(object) }

  static func moveValue(
    from new: Payload, to old: Payload, _ texts: TextComparison
  ) -> Difference {
    let holder = old.holder(Self.self)
    let before = holder.value
    let value = new.value(Self.self)
    holder.take(
      FocusedValueLayout(
        value: value.value, isAlways: before.isAlways, apply: value.apply, place: before.place))
    if !ValueComparison.areEqual(before.value, value.value), let host = before.place.host,
      let object = before.place.object
    {
      host.later { host.focusedValues.update(object, value.apply) }
    }
    return .behaviour
  }
}

/// Where an offer stands.
final class FocusedValuePlace {
  var object: PlacedObject?
  weak var host: TreeHost?
}

extension FocusedValueLayout: Responder {
  func focusMoved(isInside: Bool) {
    guard let object = place.object else { return }
    place.host?.focusedValues.setActive(object, isInside)
  }
}

/// The modifier of `focusedValue` and `focusedSceneValue`.
public struct _FocusedValueModifier<Value> {
  let value: Value?
  let isAlways: Bool
  let apply: (inout FocusedValues) -> Void
}

extension _FocusedValueModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      FocusedValueLayout(
        value: value, isAlways: isAlways, apply: apply, place: FocusedValuePlace()))
  }
}

extension View {
  /// Offers a value to `FocusedValue` while focus is in this view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  /// Offers a value, if there is one, to `FocusedValue` while focus is in this view.
  public nonisolated consuming func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      _FocusedValueModifier(value: value, isAlways: false) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Offers an object to `FocusedValue` while focus is in this view.
  public nonisolated consuming func focusedValue<T: AnyObject & Observable>(_ object: T?)
    -> some View
  {
    modifier(
      _FocusedValueModifier(value: object, isAlways: false) { values in
        if let object { values[object: T.self] = object }
      })
  }

  /// Offers a value to `FocusedValue` wherever focus is.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    focusedSceneValue(keyPath, Optional(value))
  }

  /// Offers a value, if there is one, to `FocusedValue` wherever focus is.
  public nonisolated consuming func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(
      _FocusedValueModifier(value: value, isAlways: true) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Offers an object to `FocusedValue` wherever focus is.
  public nonisolated consuming func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    modifier(
      _FocusedValueModifier(value: object, isAlways: true) { values in
        if let object { values[object: T.self] = object }
      })
  }
}
