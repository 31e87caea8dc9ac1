import GlyphUI

/// A flashlight that throws a beam of light while it is on.
struct FlashlightToggleStyle: ToggleStyle {
  static let lit = Color.yellow
  static let unlit = Color.gray

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        Image(systemName: "light.max")
          .font(.system(size: 60))
          .foregroundColor(Self.lit)
          .offset(y: -16)
          .opacity(configuration.isOn ? 1 : 0)
        Image(systemName: configuration.isOn ? "flashlight.on.fill" : "flashlight.off.fill")
          .font(.system(size: 120))
          .foregroundColor(configuration.isOn ? Self.lit : Self.unlit)
      }
      .frame(width: 96, height: 48)
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

/// Two symbols on top of each other, of which one comes and goes.
public struct FlashlightScreen: View {
  @State private var isOn = true
  @State private var isOff = false

  public init() {}

  public var body: some View {
    HStack(spacing: 16) {
      Toggle("Tent", isOn: $isOn)
      Toggle("Cellar", isOn: $isOff)
      Toggle("No battery", isOn: $isOff).disabled(true)
      Toggle("Both", sources: [$isOn, $isOff], isOn: \.self)
    }
    .toggleStyle(FlashlightToggleStyle())
  }
}
