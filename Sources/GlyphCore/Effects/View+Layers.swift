/// Puts views in front of each view of its content, or behind it.
public struct _LayersModifier<Layers: View> {
  @usableFromInline let layers: Layers
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool

  @inlinable
  nonisolated init(_ layers: Layers, _ alignment: Alignment, isBehind: Bool) {
    self.layers = layers
    self.alignment = alignment
    self.isBehind = isBehind
  }
}

extension _LayersModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushLayers(TypedViewSource(layers), alignment, isBehind: isBehind)
  }
}

extension View {
  /// Puts views behind this one: they are offered its size, aligned with it, and do not count for
  /// the layout.
  @inlinable
  public nonisolated consuming func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(_LayersModifier(content(), alignment, isBehind: true))
  }

  /// Puts views in front of this one: they are offered its size, aligned with it, and do not count
  /// for the layout.
  @inlinable
  public nonisolated consuming func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(_LayersModifier(content(), alignment, isBehind: false))
  }

  /// The older form of `background(alignment:content:)`.
  @inlinable
  @_disfavoredOverload
  public nonisolated consuming func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(_LayersModifier(background, alignment, isBehind: true))
  }

  /// The older form of `overlay(alignment:content:)`.
  @inlinable
  @_disfavoredOverload
  public nonisolated consuming func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(_LayersModifier(overlay, alignment, isBehind: false))
  }
}
