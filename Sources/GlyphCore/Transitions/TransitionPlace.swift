/// What is known of a view with a transition.
final class TransitionPlace: SlotStorage, Keepable {
  private(set) var phase = TransitionPhase.identity
  var box = TransitionBox(animation: nil)

  /// Begins with the phase before if the view comes under an animation, and not as a part of
  /// something larger that comes.
  func enter(_ tree: inout _Tree) {
    let (host, node) = (tree.host, tree.node)
    node.transition = self
    host.transitions += 1
    guard host.animates, !node.entersWithNew,
      let transaction = transaction(.willAppear, under: tree.transaction, node)
    else { return }
    phase = .willAppear
    for completion in transaction.completions { completion.begin() }
    host.later { [self] in
      if phase == .willAppear {
        phase = .identity
        node.invalidate(transaction)
      }
      host.end(transaction.completions)
    }
  }

  /// Goes over into the last phase; false if that takes no time.
  func leave(_ node: Node, under transaction: Transaction) -> Bool {
    guard let transaction = self.transaction(.didDisappear, under: transaction, node) else {
      return false
    }
    phase = .didDisappear
    node.invalidate(transaction)
    return true
  }

  private func transaction(
    _ phase: TransitionPhase, under transaction: Transaction, _ node: Node
  ) -> Transaction? {
    var transaction = transaction
    if let own = box.animation(phase) { transaction.animation = own }
    let isCalm = node.surroundings.ambient.values.reducesMotion
    return transaction.animation == nil || isCalm ? nil : transaction
  }
}
