import GlyphCore

/// The look of bordered buttons: `[ Title ]`, `▸ Title ◂` with focus, blanks when disabled.
struct BorderedButtonFace {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init() {}
}

extension BorderedButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    let ink = ButtonInk(configuration, isEnabled: isEnabled, otherwise: .foreground)
    HStack(spacing: 0) {
      BracketText(brackets.opening + " ").accessibilityHidden(true)
      ButtonTitle(role: configuration.role, label: configuration.label)
        .foregroundStyle(ink.style)
      BracketText(" " + brackets.closing).accessibilityHidden(true)
    }
  }
}
