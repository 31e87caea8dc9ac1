import Synchronization

/// Tells everybody that depends on an object that it is about to change.
public final class ObservableObjectPublisher: Sendable {
  /// What is sent says only that something is about to change.
  public typealias Output = Void
  private let readers = Mutex<ObjectReaders>(ObjectReaders())
  private let subscribers = Subscribers<Void>()

  public init() {}

  /// Owes every view that has read the object a new body, and calls those that listen. May be
  /// called on any thread: views are brought up to date by their host, on the main actor.
  public func send() {
    fire()
    subscribers.send(())
  }

  /// Calls a closure before each change, for as long as the result is held.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }

  /// Owes the readers a body. They register again when they read again.
  func fire() {
    let owed = readers.withLock { $0.takeAll() }
    for reader in owed { reader.inbox.add(reader.node) }
  }

  /// How many nodes are to be told of the next change.
  var readerCount: Int { readers.withLock { $0.count } }

  /// Notes that the node whose body runs depends on the object.
  func noteRead() {
    guard let node = Tracking.current else { return }
    let reader = ObjectReader(node: node.reference, inbox: node.tree.inbox)
    readers.withLock { $0.insert(reader) }
  }
}

/// A node that read an object, and where changes are left for its host.
struct ObjectReader: Sendable {
  let node: NodeReference
  let inbox: Inbox
}

/// The nodes that have read an object since it last changed.
private struct ObjectReaders {
  private var readers: [ObjectIdentifier: ObjectReader] = [:]
  var count: Int { readers.count }
  /// When there are this many, those that left the tree are dropped.
  private var limit = 8

  /// Called on the main actor, where bodies run.
  mutating func insert(_ reader: ObjectReader) {
    readers[ObjectIdentifier(reader.node)] = reader
    guard readers.count >= limit else { return }
    readers = readers.filter { $0.value.node.node != nil }
    limit = max(8, readers.count * 2)
  }

  mutating func takeAll() -> [ObjectReader] {
    guard !readers.isEmpty else { return [] }
    defer { readers.removeAll(keepingCapacity: true) }
    return Array(readers.values)
  }
}
