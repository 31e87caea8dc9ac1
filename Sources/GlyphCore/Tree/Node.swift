import GlyphCells

/// Where identity lives: a composite view with state, with its fragment and its surroundings.
@usableFromInline
class Node {
  // Read for every text that is drawn; nothing is called while it changes.
  @exclusivity(unchecked) final var fragment = Fragment()
  /// The node in whose fragment this one's marker stands.
  final var parent: Node? {
    get { unmanagedParent?.takeUnretainedValue() }
    set { unmanagedParent = newValue.map { .passUnretained($0) } }
  }
  final private(set) var unmanagedParent: Unmanaged<Node>?
  /// Where the marker stands in the parent's fragment.
  final var index: Int32 = 0
  final var depth: Int32 = 0
  final unowned(unsafe) let tree: TreeHost

  /// What was in force around the view when it was written.
  @exclusivity(unchecked) final var surroundings: Surroundings
  /// The modifiers around the view, which each of its boxes gets.
  @exclusivity(unchecked) final var wrappers: [PendingWrapper] = []

  /// State, by slot; empty until a value is written or shared.
  @exclusivity(unchecked) final var slots = StateSlots()
  /// Which unwritten slots the view's own body read.
  final var unwrittenReads: UInt64 = 0

  /// See `reference`.
  @exclusivity(unchecked) final var ownReference: NodeReference?

  /// What goes along with the change that is owed.
  @exclusivity(unchecked) final private(set) var transaction = Transaction()
  /// Boxes on their way to another value, by index, and the view itself (`Motion.ofView`).
  @exclusivity(unchecked) final var motions: [Int32: Motion] = [:]

  /// What the boxes of this node say about those around them: guides, a priority, a depth.
  final var carried: Box.Flags = []
  /// Where the children of long stacks stand, by the index of the stack's box.
  @exclusivity(unchecked) final var stackIndices: [Int32: StackIndex] = [:]
  /// How the view comes and goes, if it has a transition.
  @exclusivity(unchecked) final var transition: TransitionPlace?
  /// Whether the view came as a part of something larger that came.
  final var entersWithNew = false
  final var isDirty = false
  final var isMounted = true
  /// Marks nodes that were seen while readers are counted.
  final var sweep: UInt32 = 0
  /// How often the body was evaluated in a round of writing.
  final var evaluations = 0
  final var round: UInt32 = 0

  init(tree: TreeHost, surroundings: Surroundings) {
    self.tree = tree
    self.surroundings = surroundings
  }

  /// The path of types from the root, for messages.
  final var path: String {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      names.append(current.name)
      node = current.parent
    }
    return names.reversed().joined(separator: " › ")
  }

  var name: String { "" }

  /// The type of the view that stands here.
  var viewType: UnsafeRawPointer { preconditionFailure("A node without a view was asked.") }

  /// Writes the view's boxes.
  @MainActor func write(to tree: inout _Tree) {
    preconditionFailure("A node without a view was written.")
  }

  /// Says that something the body read has changed.
  final func invalidate(_ transaction: Transaction = .current) {
    guard isMounted else { return }
    if !transaction.isPlain { adopt(transaction) }
    guard !isDirty else { return }
    isDirty = true
    tree.owe(self)
  }

  /// Leaves the tree, with all that stands below; objects live on while something holds them.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    dropReference()
    releaseBoxes(fragment.boxes, count: Int(fragment.count), tree)
    fragment.free()
    wrappers.forEach { $0.release() }
    wrappers = []
    slots.forEach { $0.leave() }
    parent = nil
    if transition != nil { tree.transitions -= 1 }
    finishTransaction()
    for motion in motions.values { motion.end(in: tree) }
    motions = [:]
  }

  /// Lets a transaction go along with the change that is owed; the last one counts.
  final func adopt(_ new: Transaction) {
    guard !new.isSame(as: transaction) else { return }
    let new = new.following(transaction)
    for completion in new.completions { completion.begin() }
    tree.end(transaction.completions)
    transaction = new
  }

  /// What went along with a change to the modifiers around the view goes along once.
  final func forgetWrapperTransactions() {
    for index in wrappers.indices { wrappers[index].transaction = Transaction() }
  }

  /// The change has been made.
  final func finishTransaction() {
    guard !transaction.isPlain else { return }
    tree.end(transaction.completions)
    transaction = Transaction()
  }

  /// The opaque box in which this node's boxes stand.
  final var enclosing: BoxRef? {
    guard let parent else { return nil }
    let up = parent.fragment.boxes[Int(index)].up
    guard up >= 0 else { return parent.enclosing }
    return BoxRef(pointer: parent.fragment.boxes + Int(up), node: parent)
  }

  /// Tells nodes and objects in the fragment where they stand now.
  final func adoptObjects() {
    let boxes = fragment.boxes
    for index in 0..<Int(fragment.count) where boxes[index].flags.contains(.object) {
      switch boxes[index].role {
      case .node:
        let child = boxes[index].node
        child.parent = self
        child.index = Int32(truncatingIfNeeded: index)
        child.depth = depth + 1
      case .opaque:
        let object = unsafeDowncast(boxes[index].payload.object(), to: PlacedObject.self)
        let isNew = object.node == nil
        object.node = self
        object.index = Int32(truncatingIfNeeded: index)
        if isNew {
          if boxes[index].kind.takesPointer { tree.takesPointer = true }
          boxes[index].kind.didEnter(BoxRef(pointer: boxes + index, node: self), object)
        }
      case .branch, .element, .scope: break
      }
    }
  }

  /// Tells the boxes around what those of this node carry.
  final func spread(_ carried: Box.Flags) {
    guard !carried.subtracting(self.carried).isEmpty else { return }
    carry(carried)
    var rest = carried
    var box = enclosing
    while let current = box, !rest.isEmpty {
      if rest.contains(.traits) { current.pointer.pointee.flags.insert(.innerTraits) }
      if !current.kind.passesTraits { rest.remove(.traits) }
      current.pointer.pointee.flags.formUnion(rest)
      if current.pointer.pointee.up < 0 { current.node.carry(rest) }
      box = current.enclosing
    }
  }

  /// Notes what a box at the top of this node carries, in this node and in those around that have
  /// no box in between: each may be asked for it without being written again.
  private final func carry(_ flags: Box.Flags) {
    carried.formUnion(flags)
    var node = self
    while let parent = node.parent, parent.fragment.boxes[Int(node.index)].up < 0 {
      parent.carried.formUnion(flags)
      node = parent
    }
  }

  deinit {
    if isMounted {
      dropReference()
      releaseBoxes(fragment.boxes, count: Int(fragment.count), nil)
      fragment.free()
      for wrapper in wrappers { wrapper.release() }
    }
  }
}

/// Gives up what entries hold, and tells those that want to know; entries whose object moved on have none.
func releaseBoxes(_ boxes: UnsafeMutablePointer<Box>, count: Int, _ host: TreeHost?) {
  for index in 0..<count where boxes[index].flags.contains(.object) {
    let box = boxes + index
    guard box.pointee.payload.words.0 != 0 else { continue }
    if box.pointee.role == .node {
      box.pointee.node.unmount()
    } else if box.pointee.role == .opaque {
      let object = unsafeDowncast(box.pointee.payload.object(), to: PlacedObject.self)
      if let host, object.node != nil {
        box.pointee.kind.didLeave(box.pointee.payload, object, host)
      }
      object.node = nil
    }
    box.pointee.payload.release()
    box.pointee.payload.words.0 = 0
  }
}

/// What a view finds around itself: the ink of its texts, the environment, the control styles.
struct Surroundings {
  /// How plain texts are drawn.
  var ink = StyleID.standard
  /// The direction of the nearest stack; nil outside of any.
  var axis: LayoutAxis?
  var ambient: Ambient
  var scope: Scope?
  var styles: StyleFrame?

  func isSame(as other: Surroundings) -> Bool {
    ink == other.ink && axis == other.axis && ambient === other.ambient && scope === other.scope
      && styles === other.styles
  }
}
