/// Keeps the room of its content and shows nothing in it.
public struct _HiddenModifier {
  @inlinable
  nonisolated init() {}
}

extension _HiddenModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(HiddenPrimitive()) }
}

/// A box whose content is not drawn.
struct HiddenPrimitive: PassivePrimitive {
  func hidesContents(_ box: BoxRef) -> Bool { true }

  func draw(_ box: BoxRef, _ painter: inout Painter) {}
}

extension View {
  /// Keeps the view's room and shows nothing in it.
  @inlinable
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
