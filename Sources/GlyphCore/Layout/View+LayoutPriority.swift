/// Ranks each view of its content among those that share the room of a stack.
public struct _LayoutPriorityModifier {
  @usableFromInline let value: Double

  @inlinable
  nonisolated init(value: Double) { self.value = value }
}

extension _LayoutPriorityModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(PriorityLayout(value: value)) }
}

/// A box that is served in its turn.
struct PriorityLayout: PassivePrimitive {
  var value: Double

  static var hasTraits: Bool { true }
  static var hasGuides: Bool { false }

  func priority(of box: BoxRef) -> Double { value.isNaN ? 0 : value }
}

extension View {
  /// Lets a stack serve the view before those with a lower priority, which keep only their
  /// shortest lengths; 0 is the default. In a `ZStack` only the highest priority counts for its
  /// size.
  @inlinable
  public nonisolated consuming func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }
}
