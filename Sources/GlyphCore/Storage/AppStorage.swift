import Foundation

/// A value that is kept in user defaults, and so from one run of the program to the next.
///
/// Every view with the same key sees the same value; the value that the property is declared with
/// counts while none is stored. What others store with `UserDefaults.set` is followed where user
/// defaults announce it; on Linux they do not, and it is seen with the next body.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let initial: Value
  let coding: StoredValue<Value>
  private let store: UserDefaults?
  private var place = EnvironmentPlace()

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredValue<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.coding = coding
  }

  private var storage: AppStorageBinding<Value> {
    let defaults =
      store ?? place.surroundings.flatMap { EnvironmentValues($0).defaultAppStorage } ?? .standard
    return AppStorageBinding(
      source: StoredSources.shared.source(defaults, key, coding), initial: initial)
  }

  public var wrappedValue: Value {
    get { storage.read() }
    nonmutating set { storage.write(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(storage: storage) }

  public static var _slots: Int { 0 }

  public static func _bind(_ field: UnsafeMutableRawPointer, in place: _DynamicPlace) {
    let storage = field.assumingMemoryBound(to: AppStorage<Value>.self)
    storage.pointee.place.bind(in: place)
  }

  public static func _areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let a = a.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    let b = b.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    return a.key == b.key && a.store === b.store && ValueComparison.areEqual(a.initial, b.initial)
  }
}

// The tree, which is told of changes, is only read and written on the main actor.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// What a binding to a value in user defaults reads and writes.
final class AppStorageBinding<Value>: BindingStorage<Value> {
  private let source: StoredSource<Value>
  private let initial: Value

  init(source: StoredSource<Value>, initial: Value) {
    self.source = source
    self.initial = initial
  }

  override func read() -> Value { source.read() ?? initial }
  override func write(_ value: Value) { source.write(value) }

  override func isSame(as other: BindingStorage<Value>) -> Bool {
    guard let other = other as? AppStorageBinding<Value> else { return false }
    return source === other.source
  }
}
