import GlyphCore

/// Rows, one below the other, of which some may be chosen.
///
/// ```
/// ╭───────────────╮
/// │   Inbox       │
/// │ ▸ Sent        │
/// │   Drafts      │
/// ╰───────────────╯
/// ```
///
/// With a selection the list is one stop for Tab, and arrows go from row to row. Where one row is
/// chosen, it is the one with focus; where there may be several, Space and Return choose. Rows are
/// told apart by their tags, or by the ids of a `ForEach`. A list that is higher than what there is for
/// it scrolls.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  public var body: some View {
    if let selection {
      StyledControl(
        ListStyleConfiguration(
          content: .init(content: AnyView(SelectableRows(selection: selection) { content }))),
        default: ListStyling(style: DefaultListStyle())
      )
      .focusGroup()
    } else {
      StyledControl(
        ListStyleConfiguration(content: .init(content: AnyView(content))),
        default: ListStyling(style: DefaultListStyle()))
    }
  }
}

extension List where SelectionValue == Never {
  /// A list of any rows and sections.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

extension List {
  /// A list of any rows and sections, any number of which may be chosen.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: ListSelection(selection))
  }

  /// A list of any rows and sections, one of which may be chosen.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: ListSelection(selection))
  }
}
