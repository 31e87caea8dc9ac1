import GlyphCore

/// Rows of which some may be chosen.
struct SelectableRows<Content: View> {
  let selection: ListSelection
  let content: Content
  @State private var model = SelectionModel()

  init(selection: ListSelection, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension SelectableRows: View {
  var body: some View {
    SelectionFollower(selection, model)
    content
      .taggedViews(accepting: selection.tags.accepts) { view in ListRow(view: view) }
      .environment(\.listSelection, model)
  }
}

/// A row that can be chosen, deleted or moved, and may have a menu.
///
/// Delete deletes it, and Option with an arrow moves it, where the list allows that; Option-Return
/// opens its menu.
struct ListRow {
  let view: TaggedView
  @State private var actions = RowActions()
  @Environment(\.listSelection) private var selection
  @Environment(\.rowEdits) private var edits
  @Environment(\.selectionMenu) private var menu
  @Environment(\.navigation) private var navigation

  init(view: TaggedView) { self.view = view }
}

extension ListRow: View {
  var body: some View {
    let actions = actions
    let isSelected = selection.map { actions.follow($0, at: view.tag).isChosen } ?? false
    ListRowFace(
      isSelected: isSelected, isMultiple: selection?.isMultiple ?? false,
      choose: { selection?.select(view.tag) }
    ) {
      if edits.onDelete != nil || edits.onMove != nil {
        RowEditMarks(edits: edits, row: actions, offset: view.offset) { content }
      } else {
        content
      }
    }
    .environment(\.rowActions, actions)
    .environment(\.contextItems, [])
    .frame(maxWidth: .infinity, alignment: .leading)
    .onActivate { activate(isSelected) }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .focusEffectDisabled()
    .prefersFocusInGroup(isSelected)
    .onKeyPress { press in
      edits.act(on: press, at: view.offset, of: actions) ? .handled : .ignored
    }
    .onContextPress(isStop: false, isOffered: { actions.openMenu != nil }) { actions.openMenu?() }
  }

  @ViewBuilder
  private var content: some View {
    // What is chosen elsewhere matters once the menu is open.
    if menu?.items([view.tag]) != nil {
      view.contextMenu { SelectionMenuItems(menu: menu, selection: selection, row: view.tag) }
    } else {
      view
    }
  }

  private func activate(_ isSelected: Bool) {
    if isSelected, let selection, let action = menu?.primaryAction {
      return action(selection.rows(around: view.tag))
    }
    selection?.select(view.tag)
    if let follow = actions.follow { follow() } else if selection != nil { navigation?.advance() }
  }
}

/// How such a row looks: an arrow where focus is, and a mark at what is chosen.
private struct ListRowFace<Content: View> {
  let isSelected: Bool
  let isMultiple: Bool
  let choose: () -> Void
  let content: Content
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(
    isSelected: Bool, isMultiple: Bool, choose: @escaping () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.isSelected = isSelected
    self.isMultiple = isMultiple
    self.choose = choose
    self.content = content()
  }
}

extension ListRowFace: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: mark).foregroundStyle(.tint).fixedSize().layoutPriority(1)
        .accessibilityHidden(true)
      content.bold(isSelected)
    }
    .onChange(of: isFocused) { _, isFocused in if isFocused, !isMultiple { choose() } }
  }

  private var mark: String {
    let (arrow, check, chosen) = glyphs == .ascii ? (">", "*", "*") : ("▸", "✓", "●")
    guard isMultiple else { return (isFocused ? arrow : isSelected ? chosen : " ") + " " }
    return (isFocused ? arrow : " ") + (isSelected ? check : " ") + " "
  }
}
