import GlyphCore

/// A label with a mark that says whether what belongs to it is shown: `[+]` or `[−]`.
struct DisclosureLabel<Label: View> {
  let isExpanded: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(isExpanded: Bool, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.label = label()
  }
}

extension DisclosureLabel: View {
  var body: some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(alignment: .firstTextBaseline) {
      HStack(spacing: 0) {
        BracketText(brackets.opening)
        Text(verbatim: isExpanded ? (glyphs == .ascii ? "-" : "−") : "+")
          .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          .fixedSize()
        BracketText(brackets.closing)
      }
      .layoutPriority(1)
      .accessibilityHidden(true)
      TitleStack { label }
        .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
    }
  }
}
