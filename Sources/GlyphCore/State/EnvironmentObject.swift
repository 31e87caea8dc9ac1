/// A model that a view further out put into the environment with `environmentObject(_:)`.
///
/// Reading it where nobody did is a mistake that stops the program, with a message that names the
/// type and the way to the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var node: Node?

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    let object = self.object
    object.noteRead()
    return object
  }

  /// Bindings to the model's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }

  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType {
    let values = node.map { EnvironmentValues($0.surroundings) } ?? EnvironmentValues()
    if let object = values[ObjectType.self] { return object }
    Report.missing(
      "\(ObjectType.self)", at: node?.path ?? "a view outside of a tree",
      put: ".environmentObject(…)")
  }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.node = place.node
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension View {
  /// Puts a model into the environment of this view and all in it; the nearest of a type counts.
  public nonisolated consuming func environmentObject<T: ObservableObject>(_ object: T) -> some View
  {
    modifier(_EnvironmentModifier { $0[T.self] = object })
  }
}
