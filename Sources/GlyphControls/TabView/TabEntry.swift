import GlyphCore

/// One view of a tab view, with what the bar shows for it.
struct TabEntry {
  let part: ViewPart
  let label: AnyView
  /// What is written to the selection: the tag, or else the place.
  let tag: AnyHashable
  var key: AnyHashable { part.id }

  @MainActor
  init(_ part: ViewPart, index: Int) {
    self.part = part
    let tab = part.base((any TabContent).self)
    tag = part.tag ?? tab?.anyValue ?? AnyHashable(index)
    let face =
      part.modifier(TabItemModifier.self)?.label ?? tab?.anyLabel
      ?? AnyView(Text(verbatim: "\(index + 1)"))
    if let badge = part.modifier(BadgeModifier.self)?.label {
      label = AnyView(
        HStack {
          face
          Text("(\(badge))").foregroundStyle(.secondary)
        })
    } else {
      label = face
    }
  }
}

/// Gives a view its label in the bar of a tab view.
struct TabItemModifier {
  let label: AnyView
}

extension TabItemModifier: ViewModifier {
  func body(content: Content) -> some View { content }
}

extension View {
  /// Says what the bar of a tab view shows for the view.
  public nonisolated consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}
