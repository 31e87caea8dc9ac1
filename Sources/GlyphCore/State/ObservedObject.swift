/// A model that the view gets from elsewhere; a body that reads it is owed anew before it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get {
      object.noteRead()
      return object
    }
    set { object = newValue }
  }

  /// Bindings to the model's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the properties of a model.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        storage: ObjectStorage(object: object, keyPath: keyPath) { object.noteRead() })
    }
  }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {}

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
    let b = b.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
    return a.pointee.object === b.pointee.object
  }
}

/// A property of a model.
final class ObjectStorage<Root: AnyObject, Value>: BindingStorage<Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  /// Tells that the body that runs depends on the model, where reading a property does not.
  private let noteRead: () -> Void

  init(
    object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>,
    noteRead: @escaping () -> Void = {}
  ) {
    self.object = object
    self.keyPath = keyPath
    self.noteRead = noteRead
  }

  override func read() -> Value {
    noteRead()
    return object[keyPath: keyPath]
  }

  override func write(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? ObjectStorage<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
