import GlyphCore

/// The five cells of a switch.
struct SwitchMark {
  let state: ToggleState
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(state: ToggleState, tint: Color?) {
    self.state = state
    self.tint = tint
  }
}

extension SwitchMark: View {
  var body: some View {
    let brackets = ControlBrackets(
      .round, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(spacing: 0) {
      BracketText(brackets.opening)
      Text(verbatim: knob).foregroundStyle(ink).fixedSize()
      BracketText(brackets.closing)
    }
    .layoutPriority(1)
    .accessibilityHidden(true)
  }

  private var ink: AnyShapeStyle {
    guard isEnabled, state != .off else { return AnyShapeStyle(.secondary) }
    return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
  }

  private var knob: String {
    switch (state, glyphs) {
    case (.on, .unicode): "━━●"
    case (.off, .unicode): "○──"
    case (.mixed, .unicode): "─◐─"
    case (.on, .ascii): "==O"
    case (.off, .ascii): "o--"
    case (.mixed, .ascii): "-o-"
    }
  }
}
