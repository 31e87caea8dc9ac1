import GlyphCore

/// Hands an item up to the bars of the screen around, and leaves nothing where it stands.
struct BarItemOrigin<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  init(_ placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension BarItemOrigin: View {
  var body: some View {
    let placement = placement
    Color.clear.frame(width: 0, height: 0)
      .carrying(in: BarContent.Key.self) {
        content
          .labelStyle(.titleOnly)
          .keyboardShortcut(placement.shortcut)
          .outsideOfRows()
      } insert: { bar, view in
        bar.items.append(BarItem(placement: placement, view: view))
      }
  }
}
