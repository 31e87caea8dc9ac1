/// Acts when a value is another than the one before.
struct ChangeLayout<Value: Equatable>: UnseenPrimitive {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    guard isInitial else { return }
    host.later { action(value, value) }
  }

  func difference(from old: ChangeLayout<Value>, _ texts: TextComparison) -> Difference {
    .behaviour
  }

  static func moveValue(
    from new: Payload, to old: Payload, _ texts: TextComparison
  ) -> Difference {
    let holder = old.holder(ChangeLayout<Value>.self)
    let before = holder.value.value
    let change = new.value(ChangeLayout<Value>.self)
    holder.take(change)
    if before != change.value {
      Tracking.current?.tree.later { change.action(before, change.value) }
    }
    return .behaviour
  }
}

/// The modifier of `onChange`.
public struct _ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension _ChangeModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(ChangeLayout(value: value, isInitial: isInitial, action: action))
  }
}

extension View {
  /// Acts on the old and the new value whenever the value differs from that of the last body; with
  /// `initial` also when the view appears.
  public nonisolated consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Acts whenever the value differs from that of the last body; with `initial` also when the view
  /// appears.
  public nonisolated consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Acts on the new value whenever it differs from that of the last body.
  @_disfavoredOverload
  public nonisolated consuming func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
  }
}
