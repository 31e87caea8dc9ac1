/// One that wants to know what is said inside of a box.
class AnyPreferenceReader {
  let object: PlacedObject

  init(_ object: PlacedObject) { self.object = object }

  func update() {}
}

final class PreferenceReader<Key: PreferenceKey>: AnyPreferenceReader {
  private var last: Key.Value?

  override func update() {
    guard let box = object.box else { return }
    let value = box.child.preference(Key.self) ?? Key.defaultValue
    if let last, ValueComparison.areEqual(last, value) { return }
    last = value
    box.value(PreferenceReaderLayout<Key>.self).action(value)
  }
}

/// The readers of a tree, which are told after a layout if anything was said since the last one.
final class PreferenceRegistry {
  private var readers: [AnyPreferenceReader] = []
  private var isStale = false

  func add(_ reader: AnyPreferenceReader) {
    readers.append(reader)
    isStale = true
  }

  func remove(_ object: PlacedObject) { readers.removeAll { $0.object === object } }

  /// Something else is said by some view, or in another order.
  func noteChange() { isStale = true }

  /// Tells each reader what is said now, those further in first.
  func update() {
    guard isStale else { return }
    isStale = false
    for reader in readers.reversed() { reader.update() }
  }
}
