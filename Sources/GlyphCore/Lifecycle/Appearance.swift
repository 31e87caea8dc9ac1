/// Tells when a view comes into the tree and when it leaves.
struct AppearanceLayout: UnseenPrimitive {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func difference(from old: AppearanceLayout, _ texts: TextComparison) -> Difference {
    .behaviour
  }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    if let onAppear { host.later(onAppear) }
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) {
    if let onDisappear { host.later(onDisappear) }
  }
}

/// The modifier of `onAppear` and `onDisappear`.
public struct _AppearanceModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

extension _AppearanceModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(AppearanceLayout(onAppear: onAppear, onDisappear: onDisappear))
  }
}

extension View {
  /// Acts once when the view comes into the tree, before it is drawn for the first time.
  public nonisolated consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Acts once when the view has left the tree.
  public nonisolated consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
