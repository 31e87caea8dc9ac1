/// A view whose numbers are shown on their way from those of the last body.
struct AnimatedView<Content: View & Animatable> {
  let content: Content
  @Kept private var goal: ViewGoal<Content.AnimatableData>

  init(content: Content) { self.content = content }
}

extension AnimatedView: View {
  var body: Content { content }

  static func _evaluate(_ view: AnimatedView<Content>, to tree: inout _Tree) {
    var content = view.content
    view.goal.show(&content.animatableData, in: &tree)
    Content._writeAsItIs(content, to: &tree)
  }
}

/// What the numbers of a view were when it was written last.
final class ViewGoal<Data: VectorArithmetic>: SlotStorage, Keepable {
  private var last: Data?

  /// Replaces numbers by those in between, if they are or are about to be on their way.
  func show(_ data: inout Data, in tree: inout _Tree) {
    let goal = data
    defer { last = goal }
    guard let last, !tree.surroundings.ambient.values.reducesMotion else { return }
    let now = tree.host.now
    let running = tree.node.motions[Motion.ofView] as? ViewMotion<Data>
    if goal == last {
      guard let running, let shown = running.value(at: now) else { return }
      tree.motions[Motion.ofView] = running
      data = shown
    } else if let animation = tree.transaction.animation {
      let shown = running?.value(at: now) ?? last
      let motion = ViewMotion(
        from: shown, to: goal, animation, tree.transaction.completions, start: now)
      tree.motions[Motion.ofView] = motion
      data = motion.value(at: now) ?? goal
    }
  }
}

/// The way of the numbers of a view: with each step the view is owed a body.
final class ViewMotion<Data: VectorArithmetic>: Motion {
  private let from: Data
  private let goal: Data

  init(
    from: Data, to goal: Data, _ animation: Animation, _ completions: [AnimationCompletion],
    start: Double
  ) {
    self.from = from
    self.goal = goal
    super.init(animation, completions, start: start)
  }

  /// The numbers at a time; nil when they have arrived.
  func value(at now: Double) -> Data? {
    progress(at: now).map { from.interpolated(towards: goal, amount: $0) }
  }

  override func step(_ node: Node, _ index: Int32, to progress: Double?) {
    node.invalidate(Transaction())
  }
}

extension Motion {
  /// The index of the motion of a node's view itself.
  static let ofView: Int32 = -1
}

extension View where Self: Animatable {
  public static func _write(_ view: Self, to tree: inout _Tree) {
    AnimatedView._write(AnimatedView(content: view), to: &tree)
  }
}

extension View {
  /// Writes a view as one is written that has no numbers to animate.
  static func _writeAsItIs(_ view: Self, to tree: inout _Tree) {
    if _Tree._needsNode(Self.self) {
      tree._writeNode(view)
    } else {
      _evaluate(view, to: &tree)
    }
  }
}

extension Shape {
  /// The box of a shape moves by itself.
  @MainActor
  public static func _write(_ view: Self, to tree: inout _Tree) { _writeAsItIs(view, to: &tree) }
}
