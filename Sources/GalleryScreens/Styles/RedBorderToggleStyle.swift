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

  public init() {}

  public var body: some View {
    Exhibit("Around the default") {
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.redBorder)
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
