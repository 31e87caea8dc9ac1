import Synchronization

/// What models changed since the last frame; filled from any thread.
final class Inbox: Sendable {
  private let entries = Mutex<[Entry]>([])
  private let waker = Mutex<(@Sendable () -> Void)?>(nil)

  /// A node that is owed a body, and what goes along with the change.
  struct Entry: Sendable {
    let reader: NodeReference
    let transaction: Transaction
  }

  var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  func add(_ reader: NodeReference) {
    let transaction = Transaction.current
    for completion in transaction.completions { completion.begin() }
    let isFirst = entries.withLock { entries in
      entries.append(Entry(reader: reader, transaction: transaction))
      return entries.count == 1
    }
    if isFirst { waker.withLock { $0 }?() }
  }

  /// Sets what is called, on whatever thread, when the first change after a frame comes in.
  func onFirst(_ waker: (@Sendable () -> Void)?) { self.waker.withLock { $0 = waker } }

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
