import GlyphUI

/// The sun by day, the moon by night.
struct DayNightToggleStyle: ToggleStyle {
  private static let day = LinearGradient(
    colors: [.blue, .cyan], startPoint: .leading, endPoint: .trailing)
  private static let night = LinearGradient(
    colors: [.black, .indigo], startPoint: .leading, endPoint: .trailing)

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      ZStack {
        configuration.isOn ? Self.day : Self.night
        knob(configuration)
          .offset(x: configuration.isOn ? 24 : -24)
      }
      .frame(width: 96, height: 48)
      .clipShape(Capsule())
      .shadow(radius: 4)
      .onTapGesture {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
          configuration.isOn.toggle()
        }
      }
    }
  }

  private func knob(_ configuration: Configuration) -> some View {
    ZStack {
      ZStack {
        Circle().fill(.white)
        Image(systemName: "sun.max.fill").foregroundStyle(.orange)
      }
      .opacity(configuration.isOn ? 1 : 0)
      ZStack {
        Circle().fill(.gray)
        Image(systemName: "moon.fill").foregroundStyle(.yellow)
      }
      .opacity(configuration.isOn ? 0 : 1)
    }
    .frame(width: 40, height: 48)
  }
}

/// A toggle between day and night.
public struct DayNightScreen: View {
  @State private var isDay = true
  @State private var isNight = false

  public init() {}

  public var body: some View {
    VStack(alignment: .trailing, spacing: 16) {
      Toggle("Lisbon", isOn: $isDay)
      Toggle("Auckland", isOn: $isNight)
      Toggle("Longyearbyen", isOn: $isNight).disabled(true)
      Toggle("Everywhere", sources: [$isDay, $isNight], isOn: \.self)
    }
    .toggleStyle(DayNightToggleStyle())
  }
}
