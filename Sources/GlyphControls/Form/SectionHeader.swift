import GlyphCore

/// The header of a section, which stands out in a form or a list.
struct SectionHeader<Content: View> {
  let content: Content
  @Environment(\.isInRows) private var isInRows

  init(content: Content) { self.content = content }
}

extension SectionHeader: View {
  var body: some View { content.bold(isInRows) }
}
