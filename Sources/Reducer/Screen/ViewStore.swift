import GlyphUI

/// A store as a view sees it: state to read, actions to send, and bindings made of the two.
@MainActor
@dynamicMemberLookup
public struct ViewStore<State, Action> {
  private let store: Store<State, Action>

  public init(_ store: Store<State, Action>) { self.store = store }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    store.state[keyPath: keyPath]
  }

  public func send(_ action: Action) { store.send(action) }

  /// A binding that reads from the state, and sends an action where others would write.
  public func binding<Value>(
    get: @escaping @MainActor (State) -> Value, send action: @escaping @MainActor (Value) -> Action
  ) -> Binding<Value> {
    Binding(
      get: { @MainActor in get(store.state) },
      set: { @MainActor value in store.send(action(value)) })
  }
}
