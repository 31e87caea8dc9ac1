import GlyphCore

/// The items of a context menu, in its older form.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers what else can be done with the view in a menu, if there is one: the older form.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}
