import GlyphCore

/// A dot for each page, the one that is shown filled; arrows go from page to page.
struct PageDots {
  let tabs: [TabViewStyleConfiguration.Tab]
  @Environment(\.glyphs) private var glyphs

  init(tabs: [TabViewStyleConfiguration.Tab]) { self.tabs = tabs }
}

extension PageDots: View {
  var body: some View {
    HStack {
      ForEach(tabs.indices, id: \.self) { index in
        Text(verbatim: dot(tabs[index].isSelected))
          .foregroundStyle(
            tabs[index].isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
          )
          .onPress { tabs[index].select() }
      }
    }
    .focusable()
    .onKeyPress { press in
      let current = tabs.firstIndex(where: \.isSelected) ?? 0
      switch press.key {
      case .leftArrow: return choose(current - 1)
      case .rightArrow: return choose(current + 1)
      default: return .ignored
      }
    }
  }

  private func choose(_ index: Int) -> KeyPress.Result {
    if tabs.indices.contains(index) { tabs[index].select() }
    return .handled
  }

  private func dot(_ isSelected: Bool) -> String {
    switch (isSelected, glyphs) {
    case (true, .unicode): "●"
    case (false, .unicode): "○"
    case (true, .ascii): "*"
    case (false, .ascii): "."
    }
  }
}
