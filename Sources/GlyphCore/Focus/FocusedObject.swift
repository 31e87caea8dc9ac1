/// Reads the model that the view in focus, or one around it, offers; nil while none does.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var node: Node?

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? {
    let object = node?.tree.focusedValues.read()[object: ObjectType.self]
    object?.noteRead()
    return object
  }

  /// Bindings to the model's properties, while there is one.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    field.assumingMemoryBound(to: FocusedObject<ObjectType>.self).pointee.node = place.node
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension View {
  /// Offers a model to `FocusedObject` while focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Offers a model, if there is one, to `FocusedObject` while focus is in this view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    offering(object, isAlways: false)
  }

  /// Offers a model to `FocusedObject` wherever focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Offers a model, if there is one, to `FocusedObject` wherever focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    offering(object, isAlways: true)
  }

  private nonisolated func offering<T: ObservableObject>(
    _ object: T?, isAlways: Bool
  ) -> some View {
    modifier(
      _FocusedValueModifier(value: object, isAlways: isAlways) { values in
        if let object { values[object: T.self] = object }
      })
  }
}
