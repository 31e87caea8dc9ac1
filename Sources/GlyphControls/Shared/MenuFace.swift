import GlyphCore

/// What opens a menu: `[ Title ▾ ]`, `▸ Title ▾ ◂` with focus, blanks when disabled.
struct MenuFace<Title: View> {
  let title: Title

  init(@ViewBuilder title: () -> Title) { self.title = title() }
}

extension MenuFace: View {
  var body: some View {
    Bracketed(.square) { brackets in
      HStack(spacing: 0) {
        BracketText(brackets.opening + " ").accessibilityHidden(true)
        title
          .lineLimit(1)
          .foregroundStyle(
            brackets.isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
        Text(verbatim: brackets.glyphs == .ascii ? " v" : " ▾")
          .foregroundStyle(.secondary).fixedSize().layoutPriority(1).accessibilityHidden(true)
        BracketText(" " + brackets.closing).accessibilityHidden(true)
      }
    }
  }
}
