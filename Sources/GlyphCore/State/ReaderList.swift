/// The nodes whose bodies read something, which are owed another when it changes.
struct ReaderList {
  /// Nearly always there is one reader, which needs no array.
  private var first: Node?
  private var others: [Node] = []
  /// When the list reaches this length, readers that left the tree are dropped.
  private var limit = 8

  var isEmpty: Bool { first == nil }

  /// Notes that the node whose body runs depends on this.
  mutating func noteRead() {
    guard let reader = Tracking.current else { return }
    if let first, first === reader { return }
    if let last = others.last, last === reader { return }
    add(reader)
  }

  mutating func add(_ node: Node) {
    if first == nil {
      first = node
    } else {
      others.append(node)
      if others.count >= limit { dropStaleReaders() }
    }
  }

  /// Leaves the list empty: those who are owed a body register again when they read again.
  mutating func takeAll() -> ReaderList {
    var taken = ReaderList()
    swap(&taken, &self)
    return taken
  }

  /// Owes every reader another body, except one that is about to read again anyway.
  func invalidate(except writer: Node? = nil) {
    guard let first else { return }
    let transaction = Transaction.current
    if first !== writer { first.invalidate(transaction) }
    for reader in others where reader !== writer { reader.invalidate(transaction) }
  }

  private mutating func dropStaleReaders() {
    Tracking.sweeps &+= 1
    let sweep = Tracking.sweeps
    var kept: [Node] = []
    for case let node? in [first] + others where node.isMounted && node.sweep != sweep {
      node.sweep = sweep
      kept.append(node)
    }
    var one = kept.popLast()
    // Those that go are let go of after the change: the end of one may run code that reads this.
    swap(&first, &one)
    swap(&others, &kept)
    limit = Swift.max(8, others.count * 2)
  }
}
