/// How an action changes the state: the only place where it does.
public struct Reducer<State, Action> {
  private let reduce: (inout State, Action) -> Void

  public init(_ reduce: @escaping (inout State, Action) -> Void) { self.reduce = reduce }

  func callAsFunction(_ state: inout State, _ action: Action) { reduce(&state, action) }
}
