import GlyphCore

/// Lists without frames, for the side of a window.
public struct SidebarListStyle {
  public nonisolated init() {}
}

extension SidebarListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.plain, content: configuration.content)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// Lists without frames, for the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
