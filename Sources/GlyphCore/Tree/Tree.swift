import GlyphCells

/// Where views write themselves: the fragment of one node, over what stood there before.
///
/// A primitive view opens a box, writes its content and closes the box. What is written is matched
/// in step with the fragment of the last time, since the same type of view leaves the same shape.
/// There is one for each writing, which is why it cannot be copied.
public struct _Tree: ~Copyable {
  var writer: FragmentWriter
  let host: TreeHost
  let node: Node

  /// What was written here last: the next entry, and where the current group ends.
  var old: UnsafeMutablePointer<Box>
  var oldEnd: UnsafeMutablePointer<Box>
  let oldText: UnsafePointer<UInt8>?

  /// The index of the opaque box that is open.
  var up: Int32 = -1
  /// What the next view finds around itself.
  var surroundings: Surroundings

  /// The inks of the surroundings that were asked for last.
  var knownPage: InkPage?
  /// What was around the modifiers that are open now, from the outside in.
  var savedSurroundings: [Surroundings] = []

  /// Modifiers that wait for the boxes of their content; those before the base wait outside.
  var pending: [PendingWrapper] = []
  var pendingBase = 0
  /// Wrappers that are open around the box that is being written.
  var openWrappers: [_Opening] = []

  /// Whether the views that are written next are not known to be several.
  @usableFromInline var isOneView = true
  /// How many bodies of control styles are open around the view that is being written.
  var styleDepth = 0
  /// How many erased views are open around the one that is being written.
  var erasedDepth = 0

  /// What goes along with the changes that are written now.
  var transaction = Transaction()
  /// Boxes that are on their way to another value, by index.
  var motions: [Int32: Motion] = [:]

  /// Boxes whose ink alone differs, by index.
  var inkChanges: [Int32] = []
  /// Changes to sizes, places or structure so far.
  var layoutChanges = 0
  /// Whether boxes came or went outside of any box of this fragment.
  var topLevelChanged = false
  /// What the boxes written so far in this group say about their surroundings.
  var carried: Box.Flags = []
  /// Boxes written so far.
  var boxes = 0

  init(host: TreeHost, node: Node) {
    self.host = host
    self.node = node
    writer = .borrow()
    old = node.fragment.boxes
    oldEnd = old + Int(node.fragment.count)
    oldText = node.fragment.text.map { UnsafePointer($0) }
    surroundings = node.surroundings
    if host.animates { transaction = node.transactionInForce(host) }
  }

  /// Whether the view that is written next is all that the node's view consists of.
  var isWholeBody: Bool { isOneView && writer.count == 0 }

  /// Says that several views follow.
  @inlinable
  mutating func noteSeveralViews() { isOneView = false }

  var texts: TextComparison { TextComparison(new: writer.text, old: oldText) }
}

/// A box or a marker that has been opened and waits to be closed.
///
/// Plain memory: it is passed around for every box, so what has to be retained is kept in the tree.
public struct _Opening {
  var old: UnsafeMutablePointer<Box>?
  var oldEnd: UnsafeMutablePointer<Box>
  var index: Int
  var pendingBase: Int
  var layoutChanges: Int
  var up: Int32
  var carried: Box.Flags
  /// How many wrappers were opened around this box.
  var wrappers: Int32 = 0
  /// The direction of the stack around the one that was opened.
  var axis: LayoutAxis?
  /// Whether the surroundings are taken back at the end.
  var hasSaved = false
}

extension _Tree {
  /// Remembers the surroundings, which `_leave` puts back.
  mutating func saveSurroundings(in opening: inout _Opening) {
    opening.hasSaved = true
    savedSurroundings.append(surroundings)
  }

  /// Ends what a modifier of the surroundings opened.
  public mutating func _leave(_ opening: _Opening) {
    if opening.hasSaved, let saved = savedSurroundings.popLast() { surroundings = saved }
    closeMarker(opening)
  }
}
