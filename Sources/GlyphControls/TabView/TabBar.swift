import GlyphCore

/// The labels of a tab view in a row, the one that is chosen underlined.
///
/// ```
///  General   Sound   Network
/// ━━━━━━━━━────────────────────────
/// ```
///
/// Where there is no room for all, only the one that is chosen is there:
///
/// ```
/// ‹ Sound › 2 of 3
/// ```
struct TabBar {
  let tabs: [TabViewStyleConfiguration.Tab]
}

extension TabBar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(tabs.indices, id: \.self) { index in
          TabFace(tab: tabs[index])
            .onActivate { tabs[index].select() }
            .accessibilityAddTraits(
              tabs[index].isSelected ? [.isTabBar, .isSelected] : .isTabBar
            )
            .focusEffectDisabled()
            .prefersFocusInGroup(tabs[index].isSelected)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(alignment: .bottom) { MeterBar(fraction: 0).accessibilityHidden(true) }
      .focusGroup()
      NarrowTabBar(tabs: tabs)
    }
  }
}

/// One label; focus chooses it.
private struct TabFace {
  let tab: TabViewStyleConfiguration.Tab
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  init(tab: TabViewStyleConfiguration.Tab) { self.tab = tab }
}

extension TabFace: View {
  var body: some View {
    let arrows = glyphs == .ascii ? (">", "<") : ("▸", "◂")
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        mark(arrows.0)
        HStack { tab.label }
          .lineLimit(1)
          .fixedSize()
          .bold(tab.isSelected)
          .foregroundStyle(
            isEnabled && tab.isSelected
              ? AnyShapeStyle(.tint)
              : isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
        mark(arrows.1)
      }
      Text(verbatim: " ").accessibilityHidden(true)
    }
    .overlay(alignment: .bottom) {
      MeterBar(fraction: tab.isSelected ? 1 : 0).accessibilityHidden(true)
    }
    .onChange(of: isFocused) { _, isFocused in if isFocused { tab.select() } }
  }

  private func mark(_ arrow: String) -> some View {
    Text(verbatim: isFocused ? arrow : " ").foregroundStyle(.tint).accessibilityHidden(true)
  }
}

/// The label that is chosen, and which of how many it is; arrows choose the next.
private struct NarrowTabBar {
  let tabs: [TabViewStyleConfiguration.Tab]
}

extension NarrowTabBar: View {
  var body: some View {
    let current = tabs.firstIndex(where: \.isSelected) ?? 0
    NarrowTabFace(tabs: tabs, current: current)
      .focusable()
      .focusEffectDisabled()
      .onKeyPress { press in
        guard press.modifiers.isEmpty else { return .ignored }
        switch press.key {
        case .leftArrow: return choose(current - 1)
        case .rightArrow: return choose(current + 1)
        default: return .ignored
        }
      }
      .onPress { _ = choose(current + 1 < tabs.count ? current + 1 : 0) }
      .accessibilityAddTraits(.isTabBar)
  }

  private func choose(_ index: Int) -> KeyPress.Result {
    guard tabs.indices.contains(index) else { return .handled }
    tabs[index].select()
    return .handled
  }
}

private struct NarrowTabFace {
  let tabs: [TabViewStyleConfiguration.Tab]
  let current: Int
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(tabs: [TabViewStyleConfiguration.Tab], current: Int) {
    self.tabs = tabs
    self.current = current
  }
}

extension NarrowTabFace: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        mark(at: 0, "‹", "<", focused: "▸", ">")
        if tabs.indices.contains(current) {
          tabs[current].label.bold().foregroundStyle(.tint).lineLimit(1)
        }
        mark(at: tabs.count - 1, "›", ">", focused: "◂", "<")
        Text(verbatim: "\(current + 1)/\(tabs.count)").foregroundStyle(.secondary).fixedSize()
      }
      MeterBar(fraction: 0).accessibilityHidden(true)
    }
  }

  /// At the ends the arrow that leads nowhere is missing.
  private func mark(
    at end: Int, _ rest: String, _ ascii: String, focused: String, _ focusedASCII: String
  ) -> some View {
    let mark =
      isFocused
      ? (glyphs == .ascii ? focusedASCII : focused)
      : current == end ? " " : glyphs == .ascii ? ascii : rest
    return Text(verbatim: mark).foregroundStyle(.tint).fixedSize().accessibilityHidden(true)
  }
}
