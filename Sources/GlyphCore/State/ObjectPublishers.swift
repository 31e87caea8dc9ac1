import Synchronization

/// The publishers of objects that have none of their own, each for as long as its object lives.
enum ObjectPublishers {
  private static let table = Mutex<Table>(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let candidate = Entry(object: object, publisher: ObservableObjectPublisher())
    return table.withLock { $0.publisher(key, else: candidate) }
  }

  private struct Entry: Sendable {
    private let reference: WeakReference
    let publisher: ObservableObjectPublisher

    init(object: AnyObject, publisher: ObservableObjectPublisher) {
      reference = WeakReference(object)
      self.publisher = publisher
    }

    /// An address is used again once its object is gone.
    var isAlive: Bool { reference.isAlive }
  }

  private struct Table {
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    mutating func publisher(
      _ key: ObjectIdentifier, else candidate: Entry
    ) -> ObservableObjectPublisher {
      if let entry = entries[key], entry.isAlive { return entry.publisher }
      entries[key] = candidate
      if entries.count >= limit {
        entries = entries.filter { $0.value.isAlive }
        limit = max(64, entries.count * 2)
      }
      return candidate.publisher
    }
  }
}

/// Knows whether an object still lives, and does nothing else with it; safe on any thread since
/// weak references are.
private final class WeakReference: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  var isAlive: Bool { object != nil }
}
