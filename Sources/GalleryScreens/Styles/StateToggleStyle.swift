import GlyphUI

/// The smallest style: it reads and writes the state, and knows about mixed.
struct StateToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isMixed ? "is mixed" : configuration.isOn ? "is on" : "is off")
        .bold()
      Button("Flip") { configuration.isOn.toggle() }
      Toggle("Set", isOn: configuration.$isOn)
    }
  }
}

extension ToggleStyle where Self == StateToggleStyle {
  static var state: StateToggleStyle { StateToggleStyle() }
}

/// A style that reads its configuration, writes it, and hands it on as a binding.
public struct StateScreen: View {
  @State private var isOn = true
  @State private var many = [true, false, false]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Toggle("One", isOn: $isOn)
      Toggle("Many", sources: $many, isOn: \.self)
      Toggle("Disabled", isOn: $isOn).disabled(true)
    }
    .toggleStyle(.state)
  }
}
