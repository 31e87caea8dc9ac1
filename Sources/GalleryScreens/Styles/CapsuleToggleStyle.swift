import GlyphUI

/// A switch drawn by hand: a circle that slides in a capsule.
struct CapsuleToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Capsule()
        .fill(configuration.isOn ? Color.green : Color.gray)
        .frame(width: 64, height: 32)
        .overlay(
          Circle()
            .foregroundColor(.white)
            .padding(.all, 3)
            .offset(x: configuration.isOn ? 16 : -16, y: 0)
        )
        .onTapGesture {
          withAnimation(.linear(duration: 0.1)) {
            configuration.isOn.toggle()
          }
        }
    }
  }
}

/// A switch drawn by hand, and a text whose background follows it.
public struct CapsuleScreen: View {
  @State private var isOn = true
  @State private var isOff = false

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      Toggle("Heating", isOn: $isOn)
      Toggle("Cooling", isOn: $isOff)
      Toggle("Ventilation", isOn: $isOff).disabled(true)
      Toggle("Heating and cooling", sources: [$isOn, $isOff], isOn: \.self)
      Text(isOn ? "The heating is on" : "The heating is off")
        .padding(.horizontal)
        .background(isOn ? Color.green : Color.gray)
        .animation(.easeInOut, value: isOn)
    }
    .toggleStyle(CapsuleToggleStyle())
  }
}
