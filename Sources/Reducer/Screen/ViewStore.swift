import GlyphUI

/// A store as a view sees it: state to read, actions to send, and bindings made of the two.
@MainActor
@dynamicMemberLookup
public struct ViewStore<State, Action: Sendable> {
  private let store: Store<State, Action>

  public init(_ store: Store<State, Action>) { self.store = store }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    store.state[keyPath: keyPath]
  }

  public func send(_ action: Action) { store.send(action) }

  /// A binding that reads from the state, and sends an action where others would write.
  public func binding<Value>(
    get: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(store.state) }, set: { store.send(action($0)) })
  }
}
