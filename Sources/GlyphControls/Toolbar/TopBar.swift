import GlyphCore

/// The bar above a screen: what leads back, the title, and the items at both ends; nothing at all
/// where a screen has none of them.
struct TopBar {
  let bar: BarModel
  let back: BarBack?
  @Environment(\.cellSize) private var cellSize

  init(bar: BarModel, back: BarBack?) {
    self.bar = bar
    self.back = back
  }
}

extension TopBar: View {
  var body: some View {
    let content = bar.content
    let back = content.isBackHidden ? nil : back
    if !content.isHidden(.navigationBar), content.hasTop || back != nil {
      let leading = content.items(at: .leading)
      VStack(spacing: 0) {
        BarLayout(
          isCentred: back != nil || !leading.isEmpty || content.titleMode == .inline
            || !content.items(at: .title).isEmpty,
          gap: cellSize.width
        ) {
          HStack { if let back { BackButton(back: back) } }
          HStack { BarItems(leading) }
          BarTitle(content: content)
          HStack {
            BarItems(content.items(at: .secondary))
            BarItems(content.items(at: .trailing))
          }
        }
        .padding(.horizontal, cellSize.width)
        Divider()
      }
    }
  }
}

/// The title of a screen, or what is to stand in its place.
private struct BarTitle {
  let content: BarContent
}

extension BarTitle: View {
  var body: some View {
    let items = content.items(at: .title)
    HStack {
      if items.isEmpty, !content.removed.contains(.title) {
        if let title = content.title {
          title.bold().lineLimit(1).layoutPriority(1).accessibilityAddTraits(.isHeader)
        }
        if let subtitle = content.subtitle {
          subtitle.foregroundStyle(.secondary).lineLimit(1)
        }
      } else {
        BarItems(items)
      }
    }
  }
}

/// Items of a toolbar, one after the other.
struct BarItems {
  let items: [BarItem]

  init(_ items: [BarItem]) { self.items = items }
}

extension BarItems: View {
  var body: some View {
    ForEach(items) { $0.view }
  }
}
