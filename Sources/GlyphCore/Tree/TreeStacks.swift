/// The memory of what is open while a node is written, kept for the next one: most nodes are small,
/// and would allocate three arrays each.
struct TreeStacks {
  private var savedSurroundings: [Surroundings] = []
  private var pending: [PendingWrapper] = []
  private var openWrappers: [_Opening] = []

  /// Moves the memory to a tree, since two owners would mean a copy.
  mutating func lend(to tree: inout _Tree) {
    swap(&savedSurroundings, &tree.savedSurroundings)
    swap(&pending, &tree.pending)
    swap(&openWrappers, &tree.openWrappers)
  }

  /// Takes the memory of a tree that is written, empty.
  mutating func keep(_ tree: inout _Tree) {
    tree.savedSurroundings.removeAll(keepingCapacity: true)
    tree.pending.removeAll(keepingCapacity: true)
    tree.openWrappers.removeAll(keepingCapacity: true)
    lend(to: &tree)
  }
}
