import GlyphCore

/// Two or three columns, each of which decides what the next one shows.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///   if let folder { FolderView(folder) } else { Text("Choose a folder") }
/// }
/// ```
///
/// ```
///  Folders      │ Inbox
/// ──────────────┼───────────────────────────
///   Drafts      │
/// ▸ Inbox       │     Nothing new
///   Sent        │
/// ```
///
/// A link in a column shows its screen in the next one. Where there is no room for all columns there
/// is one at a time: a link, or Return on a row of a list, leads to the next, and Escape back.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var model = SplitModel()

  nonisolated init(
    visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content,
    detail: Detail
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    let hasContent = !(content is EmptyView)
    let columns =
      [AnyView(sidebar.listStyle(.sidebar))] + (hasContent ? [AnyView(content)] : [])
      + [AnyView(detail)]
    StyledControl(
      NavigationSplitViewStyleConfiguration(
        columns: columns, model: model, visibility: visibility, compactColumn: compactColumn),
      default: NavigationSplitViewStyling(style: AutomaticNavigationSplitViewStyle()))
  }
}
