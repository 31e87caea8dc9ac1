/// A box with a value for those around it, in the place of what is said inside.
struct PreferenceLayout<Key: PreferenceKey>: UnseenPrimitive {
  let value: Key.Value

  func difference(from old: PreferenceLayout<Key>, _ texts: TextComparison) -> Difference {
    .behaviour
  }
}

/// A box that changes what is said inside.
struct PreferenceTransformLayout<Key: PreferenceKey>: UnseenPrimitive {
  let transform: (inout Key.Value) -> Void

  func difference(
    from old: PreferenceTransformLayout<Key>, _ texts: TextComparison
  ) -> Difference {
    .behaviour
  }
}

/// A box that wants to know what is said inside.
struct PreferenceReaderLayout<Key: PreferenceKey>: UnseenPrimitive {
  let action: (Key.Value) -> Void

  func difference(from old: PreferenceReaderLayout<Key>, _ texts: TextComparison) -> Difference {
    .behaviour
  }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    host.preferences.add(PreferenceReader<Key>(object))
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) { host.preferences.remove(object) }
}

extension BoxRef {
  /// What the box and those inside say for a key; nil if they say nothing.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if self.is(PreferenceLayout<Key>.self) { return value(PreferenceLayout<Key>.self).value }
    var result: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      guard var value = result else {
        result = next
        continue
      }
      Key.reduce(value: &value, nextValue: { next })
      result = value
    }
    guard self.is(PreferenceTransformLayout<Key>.self) else { return result }
    var value = result ?? Key.defaultValue
    self.value(PreferenceTransformLayout<Key>.self).transform(&value)
    return value
  }
}
