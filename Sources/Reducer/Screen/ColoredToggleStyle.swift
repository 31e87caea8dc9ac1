import GlyphUI

/// A switch in the colours of a model.
struct ColoredToggleStyle: ToggleStyle {
  let colors: SwitchColors

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      RoundedRectangle(cornerRadius: 16, style: .circular)
        .fill(configuration.isOn ? colors.on : colors.off)
        .frame(width: 64, height: 32)
        .overlay(
          Circle()
            .fill(colors.thumb)
            .padding(3)
            .offset(x: configuration.isOn ? 16 : -16)
        )
        .animation(.easeInOut(duration: 0.2))
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}
