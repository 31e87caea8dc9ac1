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

/// The readers of a tree, which are told after each layout.
final class PreferenceRegistry {
  private var readers: [AnyPreferenceReader] = []

  func add(_ reader: AnyPreferenceReader) { readers.append(reader) }

  func remove(_ object: PlacedObject) { readers.removeAll { $0.object === object } }

  /// Tells each reader what is said now, those further in first.
  func update() { for reader in readers.reversed() { reader.update() } }
}
