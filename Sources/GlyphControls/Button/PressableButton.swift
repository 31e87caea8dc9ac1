import GlyphCore

/// A button that reacts to presses and keys, and looks as a style says.
struct PressableButton<Style: ButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
}

extension PressableButton: View {
  var body: some View {
    // A row makes one view, and so one stop for Tab, of labels that consist of several.
    HStack {
      StyledControl(
        PressableConfiguration(button: configuration), default: ButtonStyling(style: style))
    }
    .onActivate { configuration.trigger() }
  }
}

/// A button that is about to be drawn by a look; no modifier puts on a style for it.
struct PressableConfiguration {
  let button: PrimitiveButtonStyleConfiguration
}

/// What a look draws of such a button.
struct ButtonStyling<Style: ButtonStyle> {
  let style: Style
  @Environment(\.isPressed) private var isPressed

  init(style: Style) { self.style = style }
}

extension ButtonStyling: ControlStyle {
  func content(for configuration: PressableConfiguration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.button.role, label: .init(content: configuration.button.label.content),
        isPressed: isPressed))
  }
}
