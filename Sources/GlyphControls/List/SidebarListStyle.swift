import GlyphCore

/// Lists without frames, for the side of a window: a column away from its edge, under its title.
public struct SidebarListStyle {
  @Environment(\.cellSize) private var cellSize

  public nonisolated init() {}
}

extension SidebarListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.plain, margin: cellSize.width, content: configuration.content)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// Lists without frames, for the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
