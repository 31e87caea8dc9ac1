import GlyphCore

/// The views of a session, and what they find around themselves.
struct SessionRoot<Content: View>: View {
  let model: SessionModel
  let alignment: HorizontalAlignment
  let content: Content

  var body: some View {
    // One view, since the list of shortcuts is there once.
    VStack(alignment: alignment) { content }
      .environment(\.scenePhase, model.phase)
      .overlay {
        if let shortcuts = model.shortcuts { ShortcutList(entries: shortcuts) }
      }
  }
}

/// Every shortcut that acts now, in a frame over everything else.
struct ShortcutList: View {
  let entries: [ShortcutEntry]

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        ForEach(entries, id: \.self) { Text(verbatim: $0.label).lineLimit(1) }
      }
      VStack(alignment: .leading) {
        ForEach(entries, id: \.self) { Text(verbatim: $0.shortcut.name).bold().lineLimit(1) }
      }
    }
    .padding(.horizontal)
    .background(.background)
    .border(.secondary)
  }
}
