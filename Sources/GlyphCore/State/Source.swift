/// Something that can be read while a body runs, and that owes its readers a new body when it
/// changes.
class Source {
  // Changed for every read in a body; nothing is called while it does.
  @exclusivity(unchecked) private var readers: [Node] = []
  /// When the list reaches this length, readers that left the tree are dropped.
  private var limit = 8

  /// Notes that the node whose body runs depends on this.
  final func noteRead() {
    guard let reader = Tracking.current, readers.last !== reader else { return }
    readers.append(reader)
    if readers.count >= limit { dropStaleReaders() }
  }

  /// Owes every reader a new body, except one that is about to read again anyway. They register
  /// again when they read again.
  final func fire(except writer: Node? = nil) {
    guard !readers.isEmpty else { return }
    let owed = readers
    readers.removeAll(keepingCapacity: true)
    let transaction = Transaction.current
    for reader in owed where reader !== writer { reader.invalidate(transaction) }
  }

  final var hasReaders: Bool { !readers.isEmpty }

  final func addReader(_ node: Node) {
    readers.append(node)
  }

  final func forgetReaders() { readers = [] }

  private func dropStaleReaders() {
    Tracking.sweeps &+= 1
    let sweep = Tracking.sweeps
    var kept = readers.filter { node in
      guard node.isMounted, node.sweep != sweep else { return false }
      node.sweep = sweep
      return true
    }
    // Those that go are let go of after the change: the end of one may run code that reads this.
    swap(&readers, &kept)
    limit = Swift.max(8, readers.count * 2)
  }
}

/// Which node's body is running. Bodies only run on the main actor.
enum Tracking {
  nonisolated(unsafe) static var current: Node?
  nonisolated(unsafe) static var sweeps: UInt32 = 0

  /// Whether a body runs that must not write state now.
  static var isWriting: Bool { current != nil }

  /// Reads without depending on what is read.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let saved = current
    current = nil
    defer { current = saved }
    return body()
  }
}
