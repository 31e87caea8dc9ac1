import Synchronization

/// What models changed since the last frame; filled from any thread.
final class Inbox: Sendable {
  private let entries = Mutex<[Entry]>([])
  private let waker = Mutex<(@Sendable () -> Void)?>(nil)

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
    add(.changed(reader, transaction))
  }

  func add(_ action: @escaping () -> Void) { add(.received(Delivery(action: action))) }

  private func add(_ entry: Entry) {
    let isFirst = entries.withLock { entries in
      entries.append(entry)
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
