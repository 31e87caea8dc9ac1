import GlyphCells

/// A window on content that may be larger than the room there is.
///
/// ```
/// row 3      │
/// row 4      ┃
/// row 5      │
/// ```
///
/// The wheel scrolls it, and Page Up, Page Down, Home and End do while it or something inside has
/// focus; what gets focus comes into sight. An indicator takes one column or row while there is more
/// than can be seen. Several views stand in a column, or in a row if it scrolls sideways only.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// A window that scrolls along some axes, by default the vertical.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// A window that scrolls along some axes, by default the vertical.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content
  ) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView: View {
  public typealias Body = Never

  public static func _write(_ view: ScrollView<Content>, to tree: inout _Tree) {
    let settings = EnvironmentValues(tree.surroundings).scrollSettings
    let ambient = tree.surroundings.ambient.values
    let (place, focus) = tree.enterFocusScope()
    let marker = tree.openMarker(.scope)
    let session = tree.keptObject(marker, ScrollSession.self) ?? ScrollSession()
    tree.keep(session, in: marker)
    let axis: Axis = view.axes == .horizontal ? .horizontal : .vertical
    for name in [ScrollViewSpaceName(axis: nil), ScrollViewSpaceName(axis: axis)] {
      tree.pushWrapper(CoordinateSpacePrimitive(name: AnyHashable(name)))
    }
    let opening = tree.open(
      ScrollLayout(
        session: session, axes: view.axes,
        indicators: view.showsIndicators ? settings.indicators : [],
        isEnabled: !settings.isDisabled, margins: settings.margins(tree.cellSize),
        anchor: settings.anchor, ink: tree.surroundings.ink, trackInk: tree.separatorInk,
        glyphs: ambient.glyphs, focus: focus))
    let stack =
      view.axes == .horizontal
      ? tree._openRow(.center, spacing: nil) : tree._openColumn(.center, spacing: nil)
    Content._write(view.content, to: &tree)
    tree._closeStack(stack)
    tree.close(opening)
    for _ in 0..<2 { tree.popWrapper() }
    tree.closeMarker(marker)
    tree._leave(place)
  }
}
