import GlyphCells

/// What is known of the room of one reader.
final class GeometryStore {
  let isKnown = ScopeValue(false)
  let size = ScopeValue(CellExtent())
  let frame = ScopeValue(GridRect.zero)
  /// The object of the box that takes the room.
  var object: PlacedObject?
}

/// The readers of a tree, which are told their room after each layout.
final class GeometryRegistry {
  private var stores: [GeometryStore] = []

  func add(_ object: PlacedObject, _ store: GeometryStore) {
    store.object = object
    stores.append(store)
  }

  func remove(_ object: PlacedObject) { stores.removeAll { $0.object === object } }

  /// Tells each reader where it is now; those who read something else before are owed a body.
  func update() {
    for store in stores {
      guard let box = store.object?.box else { continue }
      store.size.replace(box.size)
      store.frame.replace(box.frame)
      store.isKnown.replace(true)
    }
  }
}
