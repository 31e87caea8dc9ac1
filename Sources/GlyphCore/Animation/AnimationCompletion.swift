import Synchronization

/// Calls an action once everything that began under one transaction has ended.
final class AnimationCompletion: Sendable {
  let criteria: AnimationCompletionCriteria
  private let state: Mutex<State>

  private struct State {
    /// Views that are owed a body, and movements that go on.
    var open = 0
    var action: Action?
  }

  /// Whoever waits answers for the thread: hosts act on the main actor, and a change that reaches
  /// no host is complete where it was made.
  private struct Action: @unchecked Sendable {
    let run: () -> Void
  }

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    state = Mutex(State(action: Action(run: action)))
  }

  func begin() { state.withLock { $0.open += 1 } }

  /// Ends what was begun once; the action, if it was the last.
  func end() -> (() -> Void)? {
    state.withLock { state in
      state.open -= 1
      guard state.open <= 0 else { return nil }
      defer { state.action = nil }
      return state.action?.run
    }
  }
}
