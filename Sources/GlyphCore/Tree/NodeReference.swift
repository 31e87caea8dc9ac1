/// A node as those know it who owe it something: sources, models, other threads.
///
/// A view holds its models and the environment around it, and these hold those who read them. With
/// nodes in between that would be a circle, and a view that left would live on until they change.
///
/// Other threads carry it; only the main actor looks inside.
final class NodeReference: @unchecked Sendable {
  /// Nil once the node has left the tree.
  private(set) unowned(unsafe) var node: Node?

  fileprivate init(_ node: Node) { self.node = node }

  fileprivate func clear() { node = nil }
}

extension Node {
  /// The reference to the node, made when somebody needs it first.
  final var reference: NodeReference {
    if let ownReference { return ownReference }
    let new = NodeReference(self)
    ownReference = new
    return new
  }

  /// Nothing reaches the node any more.
  final func dropReference() { ownReference?.clear() }
}
