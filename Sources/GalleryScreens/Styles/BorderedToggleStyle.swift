import GlyphUI

/// A tinted switch, in a border that has the tint while it is on.
struct BorderedToggleStyle: ToggleStyle {
  var tint = Color.green

  func makeBody(configuration: Configuration) -> some View {
    Group {
      if configuration.isOn {
        toggle(configuration)
          .overlay(RoundedRectangle(cornerRadius: 12).stroke(tint, lineWidth: 2))
      } else {
        toggle(configuration)
          .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1))
      }
    }
  }

  private func toggle(_ configuration: Configuration) -> some View {
    Toggle(configuration)
      .toggleStyle(SwitchToggleStyle(tint: tint))
      .padding()
  }
}

extension ToggleStyle where Self == BorderedToggleStyle {
  static var bordered: BorderedToggleStyle { BorderedToggleStyle() }

  static func bordered(tint: Color) -> BorderedToggleStyle { BorderedToggleStyle(tint: tint) }
}

/// Borders that follow the state of their toggle.
public struct BorderedScreen: View {
  @State private var location = true
  @State private var camera = false
  @State private var sensors = [true, false]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Toggle("Location", isOn: $location)
        .toggleStyle(.bordered)
      Toggle("Camera", isOn: $camera)
        .toggleStyle(.bordered(tint: .purple))
      Toggle("Sensors", sources: $sensors, isOn: \.self)
        .toggleStyle(.bordered(tint: .orange))
      Toggle("Microphone", isOn: $location)
        .toggleStyle(.bordered)
        .disabled(true)
    }
  }
}
