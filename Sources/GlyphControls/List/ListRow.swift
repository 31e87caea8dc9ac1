import GlyphCore

/// Rows of which some may be chosen.
struct SelectableRows<Content: View> {
  let selection: ListSelection
  let content: Content

  init(selection: ListSelection, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension SelectableRows: View {
  var body: some View {
    content
      .taggedViews(accepting: selection.tags.accepts) { view in ListRow(view: view) }
      .environment(\.listSelection, selection)
  }
}

/// A row that can be chosen, deleted or moved.
///
/// Delete deletes it, and Option with an arrow moves it, where the list allows that.
struct ListRow {
  let view: TaggedView
  @Environment(\.listSelection) private var selection
  @Environment(\.rowEdits) private var edits

  init(view: TaggedView) { self.view = view }
}

extension ListRow: View {
  var body: some View {
    let isSelected = selection?.tags.isSelected(view.tag) ?? false
    ListRowFace(
      isSelected: isSelected, isMultiple: selection?.isMultiple ?? false,
      choose: { selection?.tags.select(view.tag) }
    ) { view }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onActivate { selection?.tags.select(view.tag) }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .focusEffectDisabled()
    .prefersFocusInGroup(isSelected)
    .onKeyPress { press in edits.act(on: press, at: view.offset) ? .handled : .ignored }
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
