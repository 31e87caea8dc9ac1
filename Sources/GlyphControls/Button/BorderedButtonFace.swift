import GlyphCore

/// The look of bordered buttons: `[ Title ]`, `▸ Title ◂` with focus, blanks when disabled;
/// `[‹Title›]` where they are prominent.
struct BorderedButtonFace {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(isProminent: Bool = false) { self.isProminent = isProminent }
}

extension BorderedButtonFace: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    let (before, after) = emphasis
    HStack(spacing: 0) {
      Text(verbatim: brackets.opening + before)
      ButtonTitle(role: configuration.role, label: configuration.label)
      Text(verbatim: after + brackets.closing)
    }
  }

  private var emphasis: (before: String, after: String) {
    switch (isProminent, glyphs) {
    case (false, _): (" ", " ")
    case (true, .unicode): ("‹", "›")
    case (true, .ascii): ("<", ">")
    }
  }
}
