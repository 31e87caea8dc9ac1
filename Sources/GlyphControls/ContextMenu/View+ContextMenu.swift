import GlyphCore

extension View {
  /// Offers what else can be done with the view in a menu, on Option-Return while it has focus and
  /// when the pointer is held down on it; if nothing in it can have focus, the view itself can.
  ///
  /// ```
  /// ▸report.txt◂
  /// ╭─────────────╮
  /// │ ▸  Rename   │
  /// │    ! Delete │
  /// ╰─────────────╯
  /// ```
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Offers what else can be done with the view in a menu; nothing is shown beside it.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Offers the actions in the menu of the view, as `contextMenu` does: a terminal knows no swipe.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(ContextMenuModifier(items: content()))
  }
}

/// A view with a menu of its own.
struct ContextMenuModifier<Items: View> {
  let items: Items
  @State private var isOpen = false
  @Environment(\.rowActions) private var row
  @Environment(\.contextItems) private var outer

  init(items: Items) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (depth, own) = (outer.count, $isOpen)
    content
      .environment(\.contextItems, outer + [AnyView(items)])
      .onContextPress(isStop: row == nil) { own.wrappedValue = true }
      .accessibilityAction(.showMenu) { own.wrappedValue = true }
      .presentation(isPresented: own, style: .popover) {
        PopupRows {
          MenuRows {
            items
            ForEach(outer.indices.reversed(), id: \.self) { index in
              Divider()
              outer[index]
            }
          }
        }
      }
      .onPresence {
        row?.menus[depth] = { own.wrappedValue = true }
      } end: {
        row?.menus[depth] = nil
      }
  }
}

private struct ContextItemsKey: EnvironmentKey {
  static var defaultValue: [AnyView] { [] }
}

extension EnvironmentValues {
  /// What the menus of the views around offer, which belongs to the menu of a view inside too.
  var contextItems: [AnyView] {
    get { self[ContextItemsKey.self] }
    set { self[ContextItemsKey.self] = newValue }
  }
}
