import Observation

/// Holds the state and takes the actions that change it.
@MainActor
@Observable
public final class Store<State, Action> {
  /// What views read; it changes when an action is sent, and in no other way.
  public private(set) var state: State
  @ObservationIgnored private let reducer: Reducer<State, Action>

  public init(_ state: State, reducer: Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  public func send(_ action: Action) { reducer(&state, action) }
}
