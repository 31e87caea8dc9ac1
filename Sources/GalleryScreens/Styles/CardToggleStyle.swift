import GlyphUI

/// Puts any toggle on a card.
struct CardToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}

extension ToggleStyle where Self == CardToggleStyle {
  static var card: CardToggleStyle { CardToggleStyle() }
}

/// Toggles on cards, in the style that is in force outside.
public struct CardScreen: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var some = [true, false]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Toggle("Notifications", systemImage: "bell", isOn: $isOn)
      Toggle("Badges", systemImage: "app.badge", isOn: $isOff)
        .toggleStyle(.card)
        .toggleStyle(.switch)
      Toggle("Sounds", sources: $some, isOn: \.self)
      Toggle("Vibration", isOn: $isOff).disabled(true)
    }
    .toggleStyle(.card)
  }
}
