/// The node of one type of composite view.
@usableFromInline
final class CompositeNode<Content: View>: Node {
  /// The view as it was given: state is bound in a copy, so that it can be compared with the next.
  @exclusivity(unchecked) var view: Content
  let info: TypeInfo
  /// Evaluates the body: made where the type is known, so that it is compiled for the type.
  private let evaluate: _Evaluation<Content>

  init(
    _ view: Content, info: TypeInfo, tree: TreeHost, surroundings: Surroundings,
    _ evaluate: @escaping _Evaluation<Content>
  ) {
    self.view = view
    self.info = info
    self.evaluate = evaluate
    super.init(tree: tree, surroundings: surroundings)
  }

  @usableFromInline
  override var name: String { _typeName(Content.self, qualified: false) }

  @usableFromInline
  override var viewType: UnsafeRawPointer {
    unsafeBitCast(Content.self as Any.Type, to: UnsafeRawPointer.self)
  }

  @usableFromInline
  override func write(to tree: inout _Tree) {
    guard info.needsBinding else { return evaluate(view, &tree) }
    var bound = view
    bind(&bound)
    evaluate(bound, &tree)
  }

  /// Not isolated, since a closure that is would be checked at run time.
  private nonisolated func bind(_ view: inout Content) {
    withUnsafeMutablePointer(to: &view) { info.bind(UnsafeMutableRawPointer($0), to: self) }
  }

  /// Takes a new value of the view; false if it says the same as the one before.
  func replace(_ view: Content) -> Bool {
    var new = view
    let same = withUnsafePointer(to: &self.view) { old in
      withUnsafePointer(to: &new) { new in
        if info.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) { return true }
        info.settle(UnsafeRawPointer(old), before: UnsafeRawPointer(new), in: self)
        return false
      }
    }
    guard !same else { return false }
    // What goes is let go of after the change: its end may run code that reads this.
    swap(&self.view, &new)
    return true
  }
}
