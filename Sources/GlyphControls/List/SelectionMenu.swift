import GlyphCore

/// A menu about the rows that are chosen.
struct SelectionMenu {
  /// What can be done with rows, by their tags; nil if tags of this type are none of the menu's.
  let items: (Set<AnyHashable>) -> AnyView?
  let primaryAction: ((Set<AnyHashable>) -> Void)?

  init<Item: Hashable>(
    @ViewBuilder items: @escaping (Set<Item>) -> some View, primaryAction: ((Set<Item>) -> Void)?
  ) {
    func values(_ tags: Set<AnyHashable>) -> Set<Item>? {
      let values = Set(tags.compactMap { $0.base as? Item })
      return values.count == tags.count ? values : nil
    }
    self.items = { tags in values(tags).map { AnyView(items($0)) } }
    self.primaryAction = primaryAction.map { action in
      { tags in if let values = values(tags) { action(values) } }
    }
  }
}

/// What can be done with the chosen rows if a row is one of them, or else with that row.
struct SelectionMenuItems {
  let menu: SelectionMenu?
  let selection: SelectionModel?
  let row: AnyHashable

  init(menu: SelectionMenu?, selection: SelectionModel?, row: AnyHashable) {
    self.menu = menu
    self.selection = selection
    self.row = row
  }
}

extension SelectionMenuItems: View {
  var body: some View { menu?.items(selection?.rows(around: row) ?? [row]) }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the list around.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Offers a menu at each row of a list in this view, about the chosen rows if that row is one of
  /// them, or else about that row alone.
  ///
  /// Activating a row that is chosen already does the primary action, if there is one.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.selectionMenu, SelectionMenu(items: menu, primaryAction: primaryAction))
  }
}
