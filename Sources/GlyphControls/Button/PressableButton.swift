import GlyphCore

/// A button that reacts to presses and keys, and looks as a style says.
struct PressableButton<Style: ButtonStyle> {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: Style
  @State private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, style: Style) {
    self.configuration = configuration
    self.style = style
  }
}

extension PressableButton: View {
  var body: some View {
    // A row makes one view, and so one stop for Tab, of labels that consist of several.
    HStack {
      StyledControl(
        ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content),
          isPressed: isPressed),
        default: ButtonStyling(style: style))
    }
    .onActivate(perform: { configuration.trigger() }, onPressingChanged: { isPressed = $0 })
  }
}
