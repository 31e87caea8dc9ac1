import Synchronization

/// What models changed since the last frame; filled from any thread.
final class Inbox: Sendable {
  private let entries = Mutex<[Entry]>([])

  /// A node that is owed a body, and what goes along with the change.
  struct Entry: Sendable {
    let reader: NodeReference
    let transaction: Transaction
  }

  var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  func add(_ reader: NodeReference) {
    let transaction = Transaction.current
    for completion in transaction.completions { completion.begin() }
    entries.withLock { $0.append(Entry(reader: reader, transaction: transaction)) }
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
