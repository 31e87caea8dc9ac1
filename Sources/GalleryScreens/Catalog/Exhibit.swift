import GlyphUI

/// Views under a caption that says what they show.
struct Exhibit<Content: View>: View {
  let caption: LocalizedStringKey
  let content: Content

  init(_ caption: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      VStack(alignment: .leading) { content }
        .padding(.leading)
    }
  }
}
