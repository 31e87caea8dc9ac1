import GlyphCore

/// The views that were shown so far, of which one is to be seen.
struct TabPages {
  let tabs: [TabEntry]
  let selected: AnyHashable?
}

extension TabPages: View {
  var body: some View {
    PageLayout {
      ForEach(tabs, id: \.key) { tab in
        ZStack { tab.part }
          .barContent(isKept: tab.key == selected)
          .page(isShown: tab.key == selected)
      }
    }
  }
}
