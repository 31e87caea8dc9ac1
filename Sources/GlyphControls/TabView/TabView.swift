import GlyphCore

/// Views of which one is shown, and a bar to choose it.
///
/// ```swift
/// TabView {
///   General().tabItem { Label("General", systemImage: "gear") }
///   Sound().tabItem { Label("Sound", systemImage: "speaker.wave.2") }
/// }
/// ```
///
/// ```
///  ⚙ General   ◁ Sound
/// ━━━━━━━━━━━──────────────────
/// …
/// ```
///
/// Arrows choose while the bar has focus. A view that was shown once keeps its state while another
/// is shown.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var ownSelection: AnyHashable?
  @State private var visited: Set<AnyHashable> = []
  @State private var isBarHidden = false

  /// Views with tags, one of which is chosen by a binding.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Views that choose among themselves.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  public var body: some View {
    let parts = content.parts
    let tabs = parts.indices.map { index in
      TabEntry(parts[index], index: index)
    }
    let current = tabs.firstIndex(where: isChosen) ?? 0
    let selected = tabs.indices.contains(current) ? tabs[current].key : nil
    StyledControl(
      TabViewStyleConfiguration(
        tabs: tabs.indices.map { index in
          TabViewStyleConfiguration.Tab(
            label: tabs[index].label, isSelected: index == current,
            select: { choose(tabs[index]) })
        },
        content: .init(
          content: AnyView(
            TabPages(
              tabs: tabs.filter { $0.key == selected || visited.contains($0.key) },
              selected: selected
            )
            .onPreferenceChange(BarContent.Key.self) {
              isBarHidden = $0.visibility[.tabBar] == .hidden
            })), isBarHidden: isBarHidden),
      default: TabViewStyling(style: DefaultTabViewStyle())
    )
    .onChange(of: selected, initial: true) { _, key in
      if let key { visited.insert(key) }
    }
  }

  private func isChosen(_ tab: TabEntry) -> Bool {
    guard let selection else { return tab.key == ownSelection }
    return (tab.tag.base as? SelectionValue).map { $0 == selection.wrappedValue } ?? false
  }

  private func choose(_ tab: TabEntry) {
    if let selection {
      if let value = tab.tag.base as? SelectionValue { selection.wrappedValue = value }
    } else {
      ownSelection = tab.key
    }
  }
}
