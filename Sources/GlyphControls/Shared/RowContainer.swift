import GlyphCore

/// The rows of a form or a list, at the top of all the room there is, in which they scroll.
struct RowContainer<Content: View> {
  let decoration: RowDecoration
  let content: Content

  init(_ decoration: RowDecoration, content: Content) {
    self.decoration = decoration
    self.content = content
  }
}

extension RowContainer: View {
  var body: some View {
    ScrollView { GroupedRows(decoration) { content }.environment(\.isInRows, true) }
      .environment(\.rowDecoration, decoration)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
