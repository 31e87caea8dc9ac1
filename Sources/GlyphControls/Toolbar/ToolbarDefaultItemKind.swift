import GlyphCore

/// Something that is in a toolbar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// What shows and hides the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Takes something out of the bar of the screen around that would be there by itself.
  public nonisolated func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    barSetting { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }
}
