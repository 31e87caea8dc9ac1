/// Ranks each view of its content among those that are drawn over each other.
public struct _ZIndexModifier {
  @usableFromInline let value: Double

  @inlinable
  nonisolated init(value: Double) { self.value = value }
}

extension _ZIndexModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(DepthLayout(value: value)) }
}

/// A box that is drawn in its turn.
struct DepthLayout: PassivePrimitive {
  var value: Double

  static var hasTraits: Bool { true }
  static var hasGuides: Bool { false }

  func depth(of box: BoxRef) -> Double { value.isNaN ? 0 : value }
}

extension View {
  /// Draws the view after those of its container with a lower value; 0 is the default.
  @inlinable
  public nonisolated consuming func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }
}
