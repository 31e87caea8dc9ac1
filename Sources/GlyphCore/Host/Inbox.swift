import Synchronization

/// What models changed since the last frame; filled from any thread.
final class Inbox: Sendable {
  private let nodes = Mutex<[NodeReference]>([])
  private let waker = Mutex<(@Sendable () -> Void)?>(nil)

  var isEmpty: Bool { nodes.withLock { $0.isEmpty } }

  func add(_ node: NodeReference) {
    let isFirst = nodes.withLock { nodes in
      nodes.append(node)
      return nodes.count == 1
    }
    if isFirst { waker.withLock { $0 }?() }
  }

  /// Sets what is called, on whatever thread, when the first change after a frame comes in.
  func onFirst(_ waker: (@Sendable () -> Void)?) { self.waker.withLock { $0 = waker } }

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
