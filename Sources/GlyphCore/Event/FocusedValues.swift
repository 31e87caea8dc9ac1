/// The key of a value that the view in focus offers to others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view in focus, and those around it, offer to the rest of the screen.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The views of a tree that offer values.
final class FocusedValueRegistry {
  private struct Entry {
    let object: PlacedObject
    var apply: (inout FocusedValues) -> Void
    let isAlways: Bool
    var isActive: Bool
  }

  private var entries: [Entry] = []
  private let source = Source()

  /// What is offered now: the whole scene's first, then what stands around focus, the nearest last.
  func read() -> FocusedValues {
    source.noteRead()
    var values = FocusedValues()
    for entry in entries where entry.isAlways { entry.apply(&values) }
    let active = entries.filter { !$0.isAlways && $0.isActive }
    for entry in active.sorted(by: { depth(of: $0) < depth(of: $1) }) { entry.apply(&values) }
    return values
  }

  private func depth(of entry: Entry) -> Int {
    var depth = 0
    var box = entry.object.box
    while let current = box {
      depth += 1
      box = current.enclosing
    }
    return depth
  }

  func add(
    _ object: PlacedObject, isAlways: Bool, _ apply: @escaping (inout FocusedValues) -> Void
  ) {
    entries.append(Entry(object: object, apply: apply, isAlways: isAlways, isActive: false))
    if isAlways { source.fire() }
  }

  func remove(_ object: PlacedObject) {
    guard let index = entries.firstIndex(where: { $0.object === object }) else { return }
    let entry = entries.remove(at: index)
    if entry.isAlways || entry.isActive { source.fire() }
  }

  func update(_ object: PlacedObject, _ apply: @escaping (inout FocusedValues) -> Void) {
    guard let index = entries.firstIndex(where: { $0.object === object }) else { return }
    entries[index].apply = apply
    if entries[index].isAlways || entries[index].isActive { source.fire() }
  }

  func setActive(_ object: PlacedObject, _ isActive: Bool) {
    guard let index = entries.firstIndex(where: { $0.object === object }),
      entries[index].isActive != isActive
    else { return }
    entries[index].isActive = isActive
    if !entries[index].isAlways { source.fire() }
  }
}
