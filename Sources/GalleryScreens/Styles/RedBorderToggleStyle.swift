import GlyphUI

/// Draws whatever style is outside, in a red border.
struct RedBorderToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
      .padding()
      .border(.red)
  }
}

extension ToggleStyle where Self == RedBorderToggleStyle {
  static var redBorder: RedBorderToggleStyle { RedBorderToggleStyle() }
}

/// A style that wraps another, which works inside another and not around it.
public struct RedBorderScreen: View {
  @State private var isOn = true
  @State private var isOff = false

  public init() {}

  public var body: some View {
    Exhibit("Around the default") {
      HStack {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Toggle("Mixed", sources: [$isOn, $isOff], isOn: \.self)
        Toggle("Disabled", isOn: $isOn).disabled(true)
      }
      .toggleStyle(.redBorder)
      .fixedSize()
    }
    Exhibit("Inside switch, and inside button") {
      HStack {
        Toggle("Wi-Fi", isOn: $isOn)
          .toggleStyle(.redBorder)
          .toggleStyle(.switch)
        Toggle("Wi-Fi", isOn: $isOn)
          .toggleStyle(.redBorder)
          .toggleStyle(.button)
      }
      .fixedSize()
    }
    Exhibit("The other way round it has no effect") {
      HStack {
        Toggle("Wi-Fi", isOn: $isOn)
          .toggleStyle(.switch)
          .toggleStyle(.redBorder)
        Toggle("Wi-Fi", isOn: $isOn)
          .toggleStyle(.button)
          .toggleStyle(.redBorder)
      }
      .fixedSize()
    }
  }
}
