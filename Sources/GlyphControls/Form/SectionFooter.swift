import GlyphCore

/// The footer of a section, which steps back in a form or a list.
struct SectionFooter<Content: View> {
  let content: Content
  @Environment(\.isInRows) private var isInRows

  init(content: Content) { self.content = content }
}

extension SectionFooter: View {
  var body: some View {
    content.foregroundStyle(isInRows ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
  }
}
