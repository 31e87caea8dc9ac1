/// Keeps each view of its content at its ideal size along some axes.
public struct _FixedSizeLayout {
  @usableFromInline let horizontal: Bool
  @usableFromInline let vertical: Bool

  @inlinable
  nonisolated init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension _FixedSizeLayout: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(FixedSizeLayout(isWidthFixed: horizontal, isHeightFixed: vertical))
  }
}

extension View {
  /// Keeps the view at its ideal width or height; it may then stick out of what it was offered.
  @inlinable
  public nonisolated consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view at its ideal size; it may then stick out of what it was offered.
  @inlinable
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
