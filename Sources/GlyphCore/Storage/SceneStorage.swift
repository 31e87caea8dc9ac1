/// A value that belongs to a scene: every view of it with the same key sees the same one, and it
/// outlives the views that show it.
///
/// It lasts as long as the scene; what should be there the next time the program runs belongs
/// into `AppStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let key: String
  private let initial: Value
  private var node: Node?

  init(_ initial: Value, _ key: String) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { node.map { storage(in: $0).read() } ?? initial }
    nonmutating set {
      guard let node else {
        Report.once(
          "scene-storage-outside",
          "SceneStorage “\(key)” was written before its view stands in a tree; "
            + "the value is dropped.")
        return
      }
      storage(in: node).write(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    node.map { Binding(storage: storage(in: $0)) } ?? .constant(initial)
  }

  private func storage(in node: Node) -> StateStorage<Value> {
    node.tree.sceneValues.storage(for: key, initial: initial)
  }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    field.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.node = place.node
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: SceneStorage<Value>.self).pointee
    let b = b.assumingMemoryBound(to: SceneStorage<Value>.self).pointee
    return a.key == b.key && ValueComparison.areEqual(a.initial, b.initial)
  }
}

// The tree is only read and written on the main actor; elsewhere there is just the initial value.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
