import GlyphCore

/// What opens a menu: `[ Title ▾ ]`, `▸ Title ▾ ◂` with focus, blanks when disabled.
struct MenuFace<Title: View> {
  let title: Title
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(@ViewBuilder title: () -> Title) { self.title = title() }
}

extension MenuFace: View {
  var body: some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(spacing: 0) {
      BracketText(brackets.opening + " ").accessibilityHidden(true)
      title
        .lineLimit(1)
        .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
      Text(verbatim: glyphs == .ascii ? " v" : " ▾")
        .foregroundStyle(.secondary).fixedSize().layoutPriority(1).accessibilityHidden(true)
      BracketText(" " + brackets.closing).accessibilityHidden(true)
    }
  }
}
