import GlyphCore

/// The look of prominent buttons: `[‹Title›]` on the tint, `▸‹Title›◂` with focus.
struct ProminentButtonFace {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init() {}
}

extension ProminentButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    let isLit = isEnabled && !configuration.isPressed
    HStack(spacing: 0) {
      BracketText(brackets.opening).accessibilityHidden(true)
      HStack(spacing: 0) {
        Text(verbatim: glyphs == .unicode ? "‹" : "<").accessibilityHidden(true)
        ButtonTitle(role: configuration.role, label: configuration.label)
        Text(verbatim: glyphs == .unicode ? "›" : ">").accessibilityHidden(true)
      }
      .bold()
      .foregroundStyle(isLit ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
      .background(isLit ? fill(of: configuration.role) : AnyShapeStyle(.clear))
      BracketText(brackets.closing).accessibilityHidden(true)
    }
  }

  private func fill(of role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}
