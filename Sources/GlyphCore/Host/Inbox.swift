import Synchronization

/// What models changed since the last frame; filled from any thread.
final class Inbox: Sendable {
  private let entries = Mutex<[Entry]>([])

  enum Entry: Sendable {
    /// A node that is owed a body, and what goes along with the change.
    case changed(NodeReference, Transaction)
    /// Something to do.
    case received(Delivery)
  }

  /// An action on its way to the main actor.
  struct Delivery: @unchecked Sendable {
    let action: () -> Void
  }

  var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  func add(_ reader: NodeReference) {
    let transaction = Transaction.current
    for completion in transaction.completions { completion.begin() }
    entries.withLock { $0.append(.changed(reader, transaction)) }
  }

  func add(_ action: @escaping () -> Void) {
    let delivery = Delivery(action: action)
    entries.withLock { $0.append(.received(delivery)) }
  }

  func takeAll() -> [Entry] {
    entries.withLock { entries in
      guard !entries.isEmpty else { return [] }
      defer { entries.removeAll(keepingCapacity: true) }
      return entries
    }
  }
}

/// A node on its way through the inbox: other threads carry it, only the main actor looks inside.
struct NodeReference: @unchecked Sendable {
  let node: Node
}
