import GlyphCore

/// The three cells of a check box.
struct CheckboxMark {
  let state: ToggleState
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(state: ToggleState) { self.state = state }
}

extension CheckboxMark: View {
  var body: some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(spacing: 0) {
      BracketText(brackets.opening)
      Text(verbatim: check).bold().foregroundStyle(ink).fixedSize()
      BracketText(brackets.closing)
    }
    .layoutPriority(1)
    .accessibilityHidden(true)
  }

  private var ink: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
  }

  private var check: String {
    switch (state, glyphs) {
    case (.on, .unicode): "✓"
    case (.on, .ascii): "x"
    case (.mixed, .unicode): "–"
    case (.mixed, .ascii): "-"
    // Without brackets, a blank would not be seen.
    case (.off, .unicode): isEnabled ? " " : "·"
    case (.off, .ascii): isEnabled ? " " : "."
    }
  }
}
