/// A view that comes and goes with a transition: a node of its own, so that it can be kept in the
/// tree while it goes.
struct TransitionView {
  let transition: AnyTransition
  let content: ViewSource
  @Kept private var place: TransitionPlace

  init(_ content: some View, _ transition: AnyTransition) {
    self.content = TypedViewSource(content)
    self.transition = transition
  }
}

extension TransitionView: View {
  typealias Body = Never

  static func _write(_ view: TransitionView, to tree: inout _Tree) { tree._writeNode(view) }

  static func _evaluate(_ view: TransitionView, to tree: inout _Tree) {
    let place = view.place
    place.box = view.transition.box
    if tree.node.transition == nil { place.enter(&tree) }
    // What is modified further out comes and goes too: it stands inside of the transition.
    let wrappers = tree.pending
    tree.pending = []
    place.box.write(WrappedSource(view.content, wrappers), place.phase, to: &tree)
    tree.pending = wrappers
  }
}

/// What is known of a view with a transition.
final class TransitionPlace: SlotStorage, Keepable {
  fileprivate(set) var phase = TransitionPhase.identity
  fileprivate var box = TransitionBox(animation: nil)

  /// Begins with the phase before if the view comes under an animation, and not as a part of
  /// something larger that comes.
  fileprivate func enter(_ tree: inout _Tree) {
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

/// A view inside of modifiers that were taken off further out.
private final class WrappedSource: ViewSource {
  private let content: ViewSource
  private let wrappers: [PendingWrapper]

  init(_ content: ViewSource, _ wrappers: [PendingWrapper]) {
    self.content = content
    self.wrappers = wrappers
  }

  override func write(to tree: inout _Tree) {
    tree.pending += wrappers
    content.write(to: &tree)
    tree.pending.removeLast(wrappers.count)
  }
}

extension View {
  /// Says how the view comes and goes when it is put in or taken out under an animation; a view
  /// that goes is drawn until it has gone, and is out of reach. Without a transition, views come
  /// and go at once.
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    TransitionView(self, t)
  }

  /// Says how the view comes and goes when it is put in or taken out under an animation; a view
  /// that goes is drawn until it has gone, and is out of reach. Without a transition, views come
  /// and go at once.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    TransitionView(self, AnyTransition(of: transition))
  }
}
