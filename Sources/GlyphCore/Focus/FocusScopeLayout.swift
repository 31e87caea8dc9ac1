/// A part of the screen in which views may prefer to have focus first.
struct FocusScopeLayout: UnseenPrimitive {
  let namespace: Namespace.ID

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    namespace.focusScopes.add(object)
    host.requestDefaultFocus(in: object)
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) { namespace.focusScopes.remove(object) }

  static func moveValue(
    from new: Payload, to old: Payload, _ texts: TextComparison
  ) -> Difference {
    let holder = old.holder(FocusScopeLayout.self)
    let value = new.value(FocusScopeLayout.self)
    if value.namespace != holder.value.namespace {
      holder.value.namespace.focusScopes.remove(holder)
      value.namespace.focusScopes.add(holder)
    }
    holder.take(value)
    return .behaviour
  }
}

/// The boxes of the scopes that go by one namespace.
///
/// A namespace can be sent anywhere, but its scopes are only looked at where views are written, on
/// the main actor.
final class FocusScopePlaces: @unchecked Sendable {
  private(set) var objects: [PlacedObject] = []

  func add(_ object: PlacedObject) { objects.append(object) }
  func remove(_ object: PlacedObject) { objects.removeAll { $0 === object } }
}

/// The modifier of `focusScope`.
public struct _FocusScopeModifier {
  let namespace: Namespace.ID
}

extension _FocusScopeModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(FocusScopeLayout(namespace: namespace))
  }
}

extension View {
  /// Lets the view inside that prefers focus in this namespace have it when this view appears, when
  /// focus is moved to this view as a whole, and when `resetFocus` asks for it.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_FocusScopeModifier(namespace: namespace))
  }
}
