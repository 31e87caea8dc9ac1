/// The values that belong to a scene, by key.
final class SceneValues {
  private var values: [String: SlotStorage] = [:]

  /// The storage for a key. Where views disagree about the type, one that asks for another type
  /// than the last takes the key over.
  func storage<Value>(for key: String, initial: Value) -> StateStorage<Value> {
    if let storage = values[key] as? StateStorage<Value> { return storage }
    if values[key] != nil {
      Report.once(
        "scene-storage \(key)", "SceneStorage “\(key)” is read as values of different types.")
    }
    let storage = StateStorage(initial)
    values[key] = storage
    return storage
  }
}
