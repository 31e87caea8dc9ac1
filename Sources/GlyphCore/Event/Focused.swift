/// Ties the focus of a view to a value of a focus state.
struct FocusedLayout<Value: Hashable>: UnseenPrimitive {
  let storage: FocusStorage<Value>
  let value: Value

  static var responds: Bool { true }
  static var takesPointer: Bool { false }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(Self.self) }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { storage.add(object, for: value) }
  func didLeave(_ object: PlacedObject, _ host: TreeHost) { storage.remove(object, for: value) }

  func difference(from old: FocusedLayout<Value>, _ texts: TextComparison) -> Difference {
    .behaviour
  }
}

extension FocusedLayout: Responder {
  func focusMoved(isInside: Bool) { storage.focusMoved(isInside, value) }
}

/// The modifier of `focused`.
public struct _FocusedModifier<Value: Hashable> {
  let storage: FocusStorage<Value>
  let value: Value
}

extension _FocusedModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(FocusedLayout(storage: storage, value: value))
  }
}

/// How much a default focus insists.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let level: Int
  public static let automatic = DefaultFocusEvaluationPriority(level: 0)
  public static let userInitiated = DefaultFocusEvaluationPriority(level: 1)
}

extension View {
  /// Gives the view focus while the state has this value, and the state this value while the view
  /// has focus.
  public nonisolated consuming func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(storage: binding.storage, value: value))
  }

  /// Gives the view focus while the state is true, and makes it true while the view has focus.
  public nonisolated consuming func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(storage: condition.storage, value: true))
  }

  /// Gives focus to the view with a value when this view appears.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
