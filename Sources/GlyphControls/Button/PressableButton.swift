import GlyphCore

/// A button that reacts to presses and keys, and looks as a style says.
struct PressableButton<Style: ButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
}

extension PressableButton: View {
  var body: some View {
    // A row makes one view, and so one stop for Tab, of labels that consist of several.
    HStack { PressableFace(configuration: configuration, style: style) }
      .onActivate { configuration.trigger() }
  }
}

/// What a style draws of such a button.
private struct PressableFace<Style: ButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
  @Environment(\.isPressed) private var isPressed

  init(configuration: PrimitiveButtonStyleConfiguration, style: Style) {
    self.configuration = configuration
    self.style = style
  }
}

extension PressableFace: View {
  var body: some View {
    StyledControl(
      ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: isPressed),
      default: ButtonStyling(style: style))
  }
}
