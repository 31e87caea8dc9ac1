import Foundation

/// Puts views along an edge of each view of its content, which gets the rest of the room.
public struct _SafeAreaInsetModifier<Inset: View> {
  let edge: Edge
  let position: CrossAlignment.Position
  let spacing: CGFloat?
  let inset: Inset
}

extension _SafeAreaInsetModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let outer = tree.surroundings.axis
    tree.surroundings.axis = nil
    tree.pushWrapper(
      SafeAreaInset(
        edge: edge, spacing: Int32(clamping: tree.cellSize.spacing(spacing, along: axis)),
        position: position),
      layers: TypedViewSource(ZStack { inset }))
    tree.surroundings.axis = outer
  }
}

extension View {
  /// Puts views above or below this one, which gets the rest of the room; `spacing` is in points,
  /// nil for none.
  public nonisolated consuming func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        position: CrossAlignment(alignment, .cells).position, spacing: spacing,
        inset: content()))
  }

  /// Puts views beside this one, which gets the rest of the room; `spacing` is in points, nil for
  /// one column.
  public nonisolated consuming func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        position: CrossAlignment(alignment, .cells).position, spacing: spacing,
        inset: content()))
  }
}
