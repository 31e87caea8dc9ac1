/// A view that goes through phases, each with an animation: for ever, or once whenever a trigger
/// changes.
///
/// Where nothing moves, in static pictures and under reduced motion, the first phase stands.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  /// Whether a trigger is another than the one before; nil where there is no trigger.
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @Kept private var pace: PhasePace

  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }

  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  public typealias Body = Never

  public static func _write(_ view: PhaseAnimator, to tree: inout _Tree) { tree._writeNode(view) }

  public static func _evaluate(_ view: PhaseAnimator, to tree: inout _Tree) {
    guard !view.phases.isEmpty else { return }
    let isCalm = !tree.host.animates || tree.surroundings.ambient.values.reducesMotion
    let index = view.pace.index(
      of: view.phases.count, view.trigger, isCalm: isCalm, in: tree
    ) { view.animation(view.phases[$0]) }
    Content._write(view.content(view.phases[index]), to: &tree)
  }
}
