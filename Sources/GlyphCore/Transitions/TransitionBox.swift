/// A transition whose type is known to itself alone.
///
/// It is only used on the main actor, where the views under it are written; what it holds never
/// changes.
class TransitionBox: @unchecked Sendable {
  /// How the transition takes time where it says so itself.
  let animation: Animation?

  init(animation: Animation?) { self.animation = animation }

  /// How a view that comes takes time, and one that goes.
  func animation(_ phase: TransitionPhase) -> Animation? { animation }

  @MainActor
  func write(_ content: ViewSource, _ phase: TransitionPhase, to tree: inout _Tree) {
    content.write(to: &tree)
  }

  func with(_ animation: Animation?) -> TransitionBox { self }

  /// Whether another does the same.
  func isSame(as other: TransitionBox) -> Bool { false }
}

final class TypedTransitionBox<Base: Transition>: TransitionBox, @unchecked Sendable {
  private let transition: Base

  init(_ transition: Base, animation: Animation?) {
    self.transition = transition
    super.init(animation: animation)
  }

  override func write(_ content: ViewSource, _ phase: TransitionPhase, to tree: inout _Tree) {
    let body = transition.body(content: PlaceholderContentView(source: content), phase: phase)
    Base.Body._write(body, to: &tree)
  }

  override func animation(_ phase: TransitionPhase) -> Animation? {
    animation ?? transition._animation
  }

  override func with(_ animation: Animation?) -> TransitionBox {
    TypedTransitionBox(transition, animation: animation)
  }

  override func isSame(as other: TransitionBox) -> Bool {
    guard let other = other as? TypedTransitionBox<Base> else { return false }
    return animation == other.animation
      && ValueComparison.areEqual(transition, other.transition)
  }
}

/// Two transitions, the second one around the first; or one for coming and one for going.
final class PairedTransitionBox: TransitionBox, @unchecked Sendable {
  private let first: TransitionBox
  private let second: TransitionBox
  private let isAsymmetric: Bool

  init(
    _ first: TransitionBox, _ second: TransitionBox, animation: Animation?, isAsymmetric: Bool
  ) {
    self.first = first
    self.second = second
    self.isAsymmetric = isAsymmetric
    super.init(animation: animation)
  }

  override func write(_ content: ViewSource, _ phase: TransitionPhase, to tree: inout _Tree) {
    var phases = (phase, phase)
    if isAsymmetric {
      if phase == .didDisappear { phases.0 = .identity } else { phases.1 = .identity }
    }
    let inner = TransitionSource(first, content, phases.0)
    second.write(inner, phases.1, to: &tree)
  }

  override func animation(_ phase: TransitionPhase) -> Animation? {
    if let animation { return animation }
    guard isAsymmetric else { return first.animation(phase) ?? second.animation(phase) }
    return (phase == .didDisappear ? second : first).animation(phase)
  }

  override func with(_ animation: Animation?) -> TransitionBox {
    PairedTransitionBox(first, second, animation: animation, isAsymmetric: isAsymmetric)
  }

  override func isSame(as other: TransitionBox) -> Bool {
    guard let other = other as? PairedTransitionBox else { return false }
    return isAsymmetric == other.isAsymmetric && animation == other.animation
      && first.isSame(as: other.first) && second.isSame(as: other.second)
  }
}

/// A view under a transition, as the content of another transition.
private final class TransitionSource: ViewSource {
  private let box: TransitionBox
  private let content: ViewSource
  private let phase: TransitionPhase

  init(_ box: TransitionBox, _ content: ViewSource, _ phase: TransitionPhase) {
    self.box = box
    self.content = content
    self.phase = phase
  }

  override func write(to tree: inout _Tree) { box.write(content, phase, to: &tree) }
}
