/// Evaluates the body of a view and writes it.
///
/// Passed along by the code that knows the type of the view: what is called through the type's own
/// tables is not compiled for it, and would look up the descriptions of a dozen types each time.
public typealias _Evaluation<Content> = @MainActor (Content, inout _Tree) -> Void

extension _Tree {
  /// Whether a view has identity of its own: a dynamic property, or a model.
  public static func _needsNode(_ type: Any.Type) -> Bool {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let known = TypeTable.shared.pointee.find(key) else {
      return TypeInfo.of(type).needsNode
    }
    return known._withUnsafeGuaranteedRef { $0.needsNode }
  }

  /// Leaves a marker for a view with identity of its own. Its body is evaluated later, and only if
  /// the view or its surroundings say something new.
  @MainActor
  @inlinable
  public mutating func _writeNode<Content: View>(_ view: Content) {
    _writeNode(view) { Content._evaluate($0, to: &$1) }
  }

  @MainActor
  @inlinable
  public mutating func _writeNode<Content: View>(
    _ view: Content, _ evaluate: @escaping _Evaluation<Content>
  ) {
    writeNode(view, CompositeNode<Content>.self, evaluate)
  }

  /// The type of the node is found where it is known, since it would be looked up here each time.
  @MainActor
  @usableFromInline
  mutating func writeNode<Content: View>(
    _ view: Content, _ type: CompositeNode<Content>.Type, _ evaluate: @escaping _Evaluation<Content>
  ) {
    // Inside a style everything belongs to one control, which is evaluated as a whole; and a view
    // that is all that another consists of changes when that one does.
    if styleDepth > 0 || isWholeBody {
      let info = TypeInfo.of(Content.self)
      if info.onlyBorrows, info.hasProperties { return writeInPlace(view, info, evaluate) }
    }
    _ = writeNode(view, type, isOwed: true, evaluate)
  }

  /// Leaves a marker for a view, and returns its node. A new node that is not owed a body leaves
  /// nothing until it is.
  @MainActor
  mutating func writeNode<Content: View>(
    _ view: Content, _ type: CompositeNode<Content>.Type, isOwed: Bool,
    _ evaluate: @escaping _Evaluation<Content>
  ) -> Node {
    let opening = openMarker(.node, key: 0)
    let child: Node
    if let kept = keptNode(opening, Content.self) {
      child = kept
      update(kept, to: view)
    } else {
      if opening.old != nil { noteStructure(at: up) }
      let new = type.init(
        view, info: TypeInfo.of(Content.self), tree: host, surroundings: surroundings, evaluate)
      if pendingBase < pending.count { new.wrappers = heldWrappers() }
      new.depth = node.depth + 1
      new.parent = node
      new.isDirty = isOwed
      if !transaction.isPlain { new.adopt(transaction) }
      new.entersWithNew =
        up < 0 ? node.entersWithNew : !writer.boxes[Int(up)].flags.contains(.matched)
      host.statistics.nodes &+= 1
      if isOwed { host.owe(new) }
      child = new
    }
    let entry = writer.boxes + opening.index
    entry.pointee.payload.words.0 = Payload.address(Unmanaged.passRetained(child).toOpaque())
    entry.pointee.flags.insert(.object)
    carried.formUnion(child.carried)
    old = oldEnd
    closeMarker(opening)
    return child
  }

  /// The wrappers that wait for the boxes of a node, for the node to keep.
  private mutating func heldWrappers() -> [PendingWrapper] {
    pending[pendingBase...].indices.map { pending[$0].held() }
  }

  /// Writes the body of a view that keeps nothing of its own into the node around it.
  @MainActor
  mutating func writeInPlace<Content: View>(
    _ view: Content, _ info: TypeInfo, _ evaluate: _Evaluation<Content>
  ) {
    guard info.needsBinding else { return evaluate(view, &self) }
    var bound = view
    bind(&bound, info)
    evaluate(bound, &self)
  }

  /// Not isolated, since a closure that is would be checked at run time.
  private nonisolated func bind<Content>(_ view: inout Content, _ info: TypeInfo) {
    withUnsafeMutablePointer(to: &view) {
      info.bind(UnsafeMutableRawPointer($0), to: node, within: surroundings)
    }
  }

  /// The node that stood here, if it is of the same type; the old marker gives it up.
  private func keptNode<Content: View>(
    _ opening: _Opening, _ type: Content.Type
  ) -> CompositeNode<Content>? {
    guard let before = opening.old, before.pointee.payload.words.0 != 0 else { return nil }
    let node = before.pointee.node
    guard node.viewType == unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self) else {
      return nil
    }
    before.pointee.payload.release()
    before.pointee.payload.words.0 = 0
    return unsafeDowncast(node, to: CompositeNode<Content>.self)
  }

  private mutating func update<Content: View>(
    _ child: CompositeNode<Content>, to view: Content
  ) {
    let wrappers = pending[pendingBase...]
    let isSameView = !child.replace(view)
    let areSameWrappers =
      child.wrappers.count == wrappers.count
      && zip(child.wrappers, wrappers).allSatisfy { $0.isSame(as: $1) }
    if isSameView, areSameWrappers, child.surroundings.isSame(as: surroundings) { return }
    if !areSameWrappers {
      for wrapper in child.wrappers { wrapper.release() }
      child.wrappers = heldWrappers()
    }
    child.surroundings = surroundings
    child.invalidate(transaction)
  }
}
