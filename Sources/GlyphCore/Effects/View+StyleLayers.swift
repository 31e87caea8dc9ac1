/// Fills the room behind each view of its content, or over it, with a style.
public struct _StyleLayerModifier<Style: ShapeStyle> {
  @usableFromInline let style: Style?
  @usableFromInline let isBehind: Bool

  /// Without a style, the background style in force.
  @inlinable
  nonisolated init(_ style: Style?, isBehind: Bool) {
    self.style = style
    self.isBehind = isBehind
  }
}

extension _StyleLayerModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let isFrosted = isBehind && style is Material
    let paint = style.map { tree.paint($0) } ?? tree.paint(BackgroundStyle())
    switch paint {
    case .solid(let paint):
      tree.pushWrapper(FillLayer(paint: paint, isBehind: isBehind, isFrosted: isFrosted))
    case .gradient(let paint):
      tree.pushWrapper(FillLayer(paint: paint, isBehind: isBehind, isFrosted: isFrosted))
    }
  }
}

extension View {
  /// Fills the room behind the view with the background style in force.
  @inlinable
  public nonisolated consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(_StyleLayerModifier<BackgroundStyle>(nil, isBehind: true))
  }

  /// Fills the room behind the view with a style: the background of its cells, which text on top
  /// keeps. A terminal has no unsafe areas.
  @inlinable
  public nonisolated consuming func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(_StyleLayerModifier(style, isBehind: true))
  }

  /// Fills the room of the view with a style, over it: an opaque one hides it.
  @inlinable
  public nonisolated consuming func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(_StyleLayerModifier(style, isBehind: false))
  }
}
