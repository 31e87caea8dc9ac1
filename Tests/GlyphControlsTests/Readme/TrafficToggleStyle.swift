import GlyphUI

struct TrafficToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "● go" : "○ wait")
        .foregroundStyle(configuration.isOn ? .green : .red)
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

struct FramedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).border(.gray)
  }
}
