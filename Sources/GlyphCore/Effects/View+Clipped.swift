/// Draws each view of its content inside its bounds only.
public struct _ClipEffect {
  @inlinable
  nonisolated init() {}
}

extension _ClipEffect: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(ClipPrimitive()) }
}

/// A box that nothing inside is drawn outside of.
struct ClipPrimitive: PassivePrimitive {
  static var clips: Bool { true }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.clipped(to: painter.frame(of: box)) { $0.draw(box.child) }
  }
}

extension View {
  /// Draws the view inside its bounds only; cells have no smooth edges.
  @inlinable
  public nonisolated consuming func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect())
  }
}
