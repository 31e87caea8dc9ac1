import Foundation

/// The values in user defaults that were read, so that a change reaches all their readers.
final class StoredSources {
  static let shared = StoredSources()

  private struct Place: Hashable {
    let defaults: ObjectIdentifier
    let key: String
    let type: ObjectIdentifier
  }

  private let lock = NSLock()
  private var sources: [Place: AnyStoredSource] = [:]

  private init() {
    // Values also change behind the views' backs, and the notice may come from any thread.
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      if Thread.isMainThread {
        StoredSources.shared.check()
      } else {
        Task { @MainActor in StoredSources.shared.check() }
      }
    }
  }

  /// The one source for a key and a type of values.
  func source<Value>(
    _ defaults: UserDefaults, _ key: String, _ coding: StoredValue<Value>
  ) -> StoredSource<Value> {
    let place = Place(
      defaults: ObjectIdentifier(defaults), key: key, type: ObjectIdentifier(Value.self))
    return lock.withLock {
      if let source = sources[place] as? StoredSource<Value> { return source }
      let source = StoredSource(defaults, key, coding)
      sources[place] = source
      return source
    }
  }

  private func check() {
    for source in lock.withLock({ Array(sources.values) }) { source.check() }
  }
}

// The table is behind a lock, and readers are only told on the main thread.
extension StoredSources: @unchecked Sendable {}
