/// The memory of what is open while a node is written, kept for the next one: most nodes are small,
/// and would allocate three arrays each.
struct TreeStacks {
  /// All hosts share it, only on the main actor; a node that is written while a body runs gets memory
  /// of its own. Nothing is called while it changes.
  @exclusivity(unchecked) nonisolated(unsafe) static var idle = TreeStacks()

  private var savedSurroundings: [Surroundings] = []
  private var pending: [PendingWrapper] = []
  private var openWrappers: [_Opening] = []

  /// Lends the memory to a tree that begins, with the wrappers around its node.
  mutating func begin(_ tree: inout _Tree) {
    exchange(with: &tree)
    for wrapper in tree.node.wrappers { tree.pending.append(wrapper.retained()) }
  }

  /// Moves the memory, since two owners would mean a copy.
  private mutating func exchange(with tree: inout _Tree) {
    swap(&savedSurroundings, &tree.savedSurroundings)
    swap(&pending, &tree.pending)
    swap(&openWrappers, &tree.openWrappers)
  }

  /// Takes the memory of a tree that is written, empty.
  mutating func keep(_ tree: inout _Tree) {
    tree.savedSurroundings.removeAll(keepingCapacity: true)
    tree.pending.removeAll(keepingCapacity: true)
    tree.openWrappers.removeAll(keepingCapacity: true)
    exchange(with: &tree)
  }
}
