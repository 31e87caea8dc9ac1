/// A box with a value for those around it, in the place of what is said inside.
struct PreferenceLayout<Key: PreferenceKey>: UnseenPrimitive, Statement {
  let value: Key.Value
  /// Only a value with a reference in it has an object behind its box, which is told of changes.
  private let reference: AnyObject? = nil

  init(value: Key.Value) { self.value = value }
}

/// A box that changes what is said inside.
struct PreferenceTransformLayout<Key: PreferenceKey>: UnseenPrimitive, Statement {
  let transform: (inout Key.Value) -> Void
}

/// A box that says something to those around it, who look again only if one of these has changed.
protocol Statement: UnseenPrimitive {}

extension Statement {
  func didEnter(_ object: PlacedObject, _ host: TreeHost) { host.preferences.noteChange() }
  func didLeave(_ object: PlacedObject, _ host: TreeHost) { host.preferences.noteChange() }

  static func moveValue(
    from new: Payload, to old: Payload, _ texts: TextComparison
  ) -> Difference {
    old.holder(Self.self).take(new.value(Self.self))
    Tracking.current?.tree.preferences.noteChange()
    return .behaviour
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
