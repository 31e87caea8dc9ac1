/// A view that comes and goes with a transition: a node of its own, so that it can be kept in the
/// tree while it goes.
struct TransitionView<Content: View> {
  let transition: TransitionReference
  let content: Content
  @Kept private var place: TransitionPlace

  init(_ content: Content, _ transition: AnyTransition) {
    self.content = content
    self.transition = TransitionReference(box: transition.box)
  }
}

/// A transition, which is the same as another that does the same.
struct TransitionReference: Equatable {
  let box: TransitionBox

  static func == (a: TransitionReference, b: TransitionReference) -> Bool {
    a.box === b.box || a.box.isSame(as: b.box)
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
    place.box.write(WrappedSource(TypedViewSource(view.content), wrappers), place.phase, to: &tree)
    tree.pending = wrappers
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
