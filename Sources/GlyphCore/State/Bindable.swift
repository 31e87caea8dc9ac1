import Observation

/// Makes bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }

  private init(model: Value) { wrappedValue = model }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(storage: ObjectStorage(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(model: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

// A view with a model of its own has a body of its own to be owed.
extension Bindable: DynamicProperty {
  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {}

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    ValueComparison.areEqual(
      a.assumingMemoryBound(to: Bindable<Value>.self).pointee.wrappedValue,
      b.assumingMemoryBound(to: Bindable<Value>.self).pointee.wrappedValue)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
