/// Tells when a view comes into the tree and when it leaves, or comes into sight and goes out of it.
struct AppearanceLayout: UnseenPrimitive {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
  let sight: Sight?

  func difference(from old: AppearanceLayout, _ texts: TextComparison) -> Difference {
    .behaviour
  }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    sight?.add(object)
    if let onAppear, sight?.isInSight != false { host.later(onAppear) }
  }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) {
    sight?.remove(object)
    if let onDisappear, sight?.isInSight != false { host.later(onDisappear) }
  }
}

/// The modifier of `onAppear` and `onDisappear`.
public struct _AppearanceModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
  /// Whether going out of sight counts, or only leaving the tree.
  var followsSight = true
}

extension _AppearanceModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      AppearanceLayout(
        onAppear: onAppear, onDisappear: onDisappear,
        sight: followsSight ? Sight.nearest(from: tree.surroundings.scope) : nil))
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

  /// Acts once when the view has come into the tree, and once when it has left it, whether it can be
  /// seen or not: for what registers a view somewhere else.
  public nonisolated func onPresence(
    begin: (() -> Void)? = nil, end: (() -> Void)? = nil
  ) -> some View {
    modifier(_AppearanceModifier(onAppear: begin, onDisappear: end, followsSight: false))
  }
}
