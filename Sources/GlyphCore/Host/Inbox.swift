import Synchronization

/// What models changed since the last frame; filled from any thread.
final class Inbox: Sendable {
  private let nodes = Mutex<[NodeReference]>([])

  var isEmpty: Bool { nodes.withLock { $0.isEmpty } }

  func add(_ node: NodeReference) { nodes.withLock { $0.append(node) } }

  func takeAll() -> [Node] {
    nodes.withLock { nodes in
      guard !nodes.isEmpty else { return [] }
      defer { nodes.removeAll(keepingCapacity: true) }
      return nodes.map(\.node)
    }
  }
}

/// A node on its way through the inbox: other threads carry it, only the main actor looks inside.
struct NodeReference: @unchecked Sendable {
  let node: Node
}
