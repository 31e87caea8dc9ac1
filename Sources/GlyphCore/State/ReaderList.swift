/// The nodes whose bodies read something, which are owed another when it changes.
struct ReaderList {
  /// Nearly always there is one reader, which needs no array.
  private var first: NodeReference?
  private var others: [NodeReference] = []
  /// When the list reaches this length, readers that left the tree are dropped.
  private var limit = 8

  var isEmpty: Bool { first == nil }

  /// Notes that the node whose body runs depends on this.
  mutating func noteRead() {
    guard let reader = Tracking.current else { return }
    add(reader)
  }

  mutating func add(_ node: Node) {
    let reference = node.reference
    guard let first else { return first = reference }
    if first === reference || others.last === reference { return }
    others.append(reference)
    if others.count >= limit { dropStaleReaders() }
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
    if let node = first.node, node !== writer { node.invalidate(transaction) }
    for reader in others {
      if let node = reader.node, node !== writer { node.invalidate(transaction) }
    }
  }

  private mutating func dropStaleReaders() {
    Tracking.sweeps &+= 1
    let sweep = Tracking.sweeps
    var kept: [NodeReference] = []
    for case let reader? in [first] + others {
      guard let node = reader.node, node.sweep != sweep else { continue }
      node.sweep = sweep
      kept.append(reader)
    }
    first = kept.popLast()
    others = kept
    limit = Swift.max(8, others.count * 2)
  }
}
