import GlyphCore

/// The bar below a screen, where it has items for one.
struct BottomBar {
  let bar: BarModel
  @Environment(\.cellSize) private var cellSize

  init(bar: BarModel) { self.bar = bar }
}

extension BottomBar: View {
  var body: some View {
    let content = bar.content
    let items = content.items(at: .bottom)
    let status = content.items(at: .status)
    if !items.isEmpty || !status.isEmpty, !content.isHidden(.bottomBar) {
      VStack(spacing: 0) {
        Divider()
        HStack {
          BarItems(items)
          if !status.isEmpty {
            Spacer()
            BarItems(status)
            Spacer()
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, cellSize.width)
      }
    }
  }
}
