import Foundation
import GlyphCells
import Observation

/// Keeps a tree: writes the nodes that are owed a body, brings layout up to date, collects damage.
final class TreeHost {
  let table = StyleTable()
  // These change for every node; nothing is called while one of them does.
  @exclusivity(unchecked) var statistics = Statistics()
  /// The ink of texts under nested modifiers, by outer ink and change.
  @exclusivity(unchecked) var inks = InkTable()
  /// The frame of the style of plain data that was put on last.
  @exclusivity(unchecked) var lastStyle: StyleFrame?
  /// The views that want to know how much room they have.
  let geometry = GeometryRegistry()
  let spinners = SpinnerRegistry()
  /// The views that want to know what others inside of them say.
  let preferences = PreferenceRegistry()
  /// What stands in front of the screen.
  let presentations = PresentationRegistry()
  /// The object of the box that has focus, as the host last said.
  var focusedObject: PlacedObject?

  /// Whether changes of values take time; otherwise they are there at once.
  var animates = false
  /// Seconds since the host was made, as the host's clock counts them.
  var now = 0.0
  let timers = TimerQueue()
  /// What the time was when the clock stood at zero.
  let startDate = ScopeValue(Date())
  /// How many views with a transition are in the tree.
  var transitions = 0
  /// Views that were taken out and are still to be seen.
  var departures: [DepartingNode] = []
  /// Nodes in which something is on its way to another value.
  var movingNodes: [Node] = []
  /// Boxes that have moved since the last layout.
  var moved: [(node: Node, index: Int32, difference: Difference)] = []

  private(set) var root: Node?
  /// Nodes that are owed a body, the nearest to the root first.
  @exclusivity(unchecked) private var queue: [Node] = []
  @exclusivity(unchecked) private var head = 0
  /// Nodes whose fragment changed in a way that concerns layout or ink.
  @exclusivity(unchecked) private var written: [WrittenNode] = []
  /// What models changed, from whatever thread.
  let inbox = Inbox()
  /// What is drawn or laid out again although no body was written for it.
  var touched: [(object: PlacedObject, difference: Difference)] = []
  /// What waits until everything stands where it belongs, such as scrolling to a view.
  var errands: [() -> Void] = []
  /// The values of `SceneStorage`.
  let sceneValues = SceneValues()
  /// What the view in focus offers.
  let focusedValues = FocusedValueRegistry()
  /// Text that was cut away in one field, to be put back in another.
  var killedText = ""
  /// What to do once the bodies that are owed are written.
  private var actions: [() -> Void] = []
  /// Told whenever something is owed; the frame that pays may come later.
  var onWork: (() -> Void)?
  /// Whether anything was written that answers to a pointer.
  var takesPointer = false
  /// Whether any of that wants to know where the pointer is while it is up.
  var takesHover = false
  /// The number of rounds of writing so far.
  private(set) var round: UInt32 = 0

  private struct WrittenNode {
    let node: Node
    var layoutChanged: Bool
    var topLevelChanged: Bool
    var ink: [Int32]
  }

  /// A node is owed a body again and again at most this often in one frame.
  private static let evaluationLimit = 32

  @MainActor
  func mount<Content: View>(_ view: Content, surroundings: Surroundings) {
    var surroundings = surroundings
    surroundings.ink = inks.page(for: surroundings.ambient, in: table).ink
    let node = CompositeNode(
      view, info: TypeInfo.of(Content.self), tree: self, surroundings: surroundings
    ) { Content._evaluate($0, to: &$1) }
    node.isDirty = true
    node.entersWithNew = true
    root = node
    statistics.nodes += 1
    owe(node)
  }

  /// The box around everything.
  var rootBox: BoxRef? {
    guard let root, !root.fragment.isEmpty else { return nil }
    return BoxRef(pointer: root.fragment.boxes, node: root)
  }

  func unmount() {
    presentations.close()
    root?.unmount()
    root = nil
    dropDepartures()
  }

  deinit {
    unmount()
  }

  /// Keeps the queue in the order of depth; nearly always this appends.
  func owe(_ node: Node) {
    onWork?()
    if let last = queue.last, head < queue.count, last.depth > node.depth {
      var index = queue.count - 1
      while index > head, queue[index - 1].depth > node.depth { index -= 1 }
      queue.insert(node, at: index)
    } else {
      queue.append(node)
    }
  }

  var isOwed: Bool {
    head < queue.count || !inbox.isEmpty || !actions.isEmpty || focusRequest != nil
      || !moved.isEmpty || !touched.isEmpty
  }

  /// Whether bodies wait to be written, whatever else is owed.
  var owesBodies: Bool { head < queue.count || !inbox.isEmpty }

  /// What a focus state asked for since the last frame: the box that has it inside, or nil for
  /// none at all.
  private(set) var focusRequest: PlacedObject??

  func requestFocus(_ object: PlacedObject?) {
    focusRequest = .some(object)
    onWork?()
  }

  func takeFocusRequest() -> PlacedObject?? {
    defer { focusRequest = nil }
    return focusRequest
  }

  /// Runs an action once the bodies that are owed now are written.
  func later(_ action: @escaping () -> Void) {
    actions.append(action)
    onWork?()
  }

  /// Evaluates bodies and runs what they cause, until nothing is owed.
  @MainActor
  func writeOwed() {
    collectInbox()
    round &+= 1
    var rounds = 0
    repeat {
      writeQueue()
      let due = actions
      actions.removeAll(keepingCapacity: true)
      for action in due { action() }
      collectInbox()
      rounds += 1
    } while (head < queue.count || !actions.isEmpty) && rounds < TreeHost.evaluationLimit
  }

  @MainActor
  private func writeQueue() {
    while head < queue.count {
      let node = queue[head]
      head += 1
      if node.isMounted, node.isDirty { write(node) }
      if head == queue.count {
        queue.removeAll(keepingCapacity: true)
        head = 0
        collectInbox()
      }
    }
  }

  private func collectInbox() {
    for entry in inbox.takeAll() {
      switch entry {
      case .changed(let reader, let transaction):
        reader.node?.invalidate(transaction)
        end(transaction.completions)
      case .received(let delivery): later(delivery.action)
      }
    }
  }

  @MainActor
  private func write(_ node: Node) {
    node.isDirty = false
    defer { node.finishTransaction() }
    guard mayEvaluate(node) else { return }
    node.unwrittenReads = 0
    statistics.bodies += 1
    let outer = Tracking.current
    Tracking.current = node
    var tree = _Tree(host: self, node: node)
    TreeStacks.idle.begin(&tree)
    withObservationTracking {
      node.write(to: &tree)
    } onChange: { [inbox, reference = node.reference] in
      inbox.add(reference)
    }
    Tracking.current = outer
    statistics.boxes &+= tree.boxes
    commit(&tree)
  }

  /// Guards against bodies that change what they read.
  private func mayEvaluate(_ node: Node) -> Bool {
    if node.round != round {
      node.round = round
      node.evaluations = 0
    }
    node.evaluations += 1
    guard node.evaluations > TreeHost.evaluationLimit else { return true }
    Report.once(
      "endless \(node.path)",
      "\(node.path): each body changes what the body reads; it is not evaluated again in this "
        + "frame. Change state in actions, not in body.")
    return false
  }

  private func commit(_ tree: inout _Tree) {
    let node = tree.node
    if tree.old != tree.oldEnd { tree.topLevelChanged = true }
    let before = node.fragment.boxes
    let isFirst = node.fragment.isEmpty
    keepDepartures(from: node, under: tree.transaction)
    releaseBoxes(before, count: Int(node.fragment.count), self)
    node.entersWithNew = false
    node.fragment.store(tree.writer)
    node.adoptObjects()
    if tree.hasMotions { adoptMotions(of: tree) }
    if !node.transaction.isPlain { node.forgetWrapperTransactions() }
    for wrapper in tree.pending { wrapper.release() }
    TreeStacks.idle.keep(&tree)
    if !tree.carried.isEmpty { node.spread(tree.carried) }
    let layoutChanged = tree.layoutChanges > 0
    if layoutChanged, !node.stackIndices.isEmpty { node.stackIndices = [:] }
    if layoutChanged || !tree.inkChanges.isEmpty {
      written.append(
        WrittenNode(
          node: node, layoutChanged: layoutChanged,
          topLevelChanged: tree.topLevelChanged || isFirst, ink: tree.inkChanges))
    }
  }

  /// Starts a round of layout with the memory of the last one.
  func beginLayout() -> LayoutPass {
    var pass = LayoutPass.borrow()
    pass.statistics = statistics
    pass.forget()
    return pass
  }

  func endLayout(_ pass: LayoutPass) {
    statistics = pass.statistics
    pass.giveBack()
  }

  /// Brings sizes and places up to date; calls `damage` with each frame whose ink may differ.
  func layOut(_ damage: (GridRect?) -> Void) {
    collectTouched()
    guard !written.isEmpty || !moved.isEmpty else { return }
    var pass = beginLayout()
    if written.count > 1 { written.sort { $0.node.depth > $1.node.depth } }
    for entry in written where entry.layoutChanged && entry.node.isMounted {
      for box in changedBoxes(entry) {
        let settled = Relayout.settle(box, &pass)
        damage(settled.overflows ? nil : settled.box.frame)
      }
    }
    for entry in moved where entry.node.isMounted {
      let box = BoxRef(pointer: entry.node.fragment.boxes + Int(entry.index), node: entry.node)
      let changed =
        entry.difference >= .layout
        ? Relayout.settle(box, &pass)
        : (box: box, overflows: box.flags.contains(.overflows))
      damage(changed.overflows ? nil : changed.box.frame)
    }
    moved.removeAll(keepingCapacity: true)
    for entry in written where entry.node.isMounted {
      for index in entry.ink {
        let box = BoxRef(pointer: entry.node.fragment.boxes + Int(index), node: entry.node)
        damage(box.flags.contains(.overflows) ? nil : box.frame)
      }
    }
    endLayout(pass)
    written.removeAll(keepingCapacity: true)
  }

  /// Forgets what was written, because everything is about to be laid out and drawn.
  func discardChanges() { written.removeAll(keepingCapacity: true) }

  /// The outermost boxes of a fragment that have to be asked again.
  private func changedBoxes(_ entry: WrittenNode) -> [BoxRef] {
    let node = entry.node
    var boxes: [BoxRef] = []
    if entry.topLevelChanged, let enclosing = node.enclosing {
      enclosing.pointer.pointee.flags.subtract(.answers)
      boxes.append(enclosing)
      return boxes
    }
    var index = 0
    while index < Int(node.fragment.count) {
      let box = node.fragment.boxes + index
      guard box.pointee.role == .opaque else {
        index += 1
        continue
      }
      if !box.pointee.flags.contains(.sized) || !box.pointee.flags.contains(.placed) {
        boxes.append(BoxRef(pointer: box, node: node))
      }
      index += Int(box.pointee.span)
    }
    return boxes
  }
}
