import SwiftUI

struct FlashlightView: View {
  @State private var isOn = false
  @State private var brightness = 0.5

  var body: some View {
    ZStack {
      (isOn ? Color.yellow.opacity(brightness) : Color(.systemBackground))
        .ignoresSafeArea()

      VStack(spacing: 32) {
        Text(isOn ? "The light is on" : "It is dark")
          .font(.headline)

        Toggle("Flashlight", isOn: $isOn)
          .labelsHidden()
          .toggleStyle(FlashlightToggleStyle())

        Slider(value: $brightness, in: 0.1...1)
          .frame(maxWidth: 240)
          .disabled(!isOn)
      }
      .padding(24)
    }
  }
}

struct FlashlightToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      withAnimation(.easeInOut(duration: 0.2)) {
        configuration.isOn.toggle()
      }
    } label: {
      VStack(spacing: 16) {
        Image(systemName: configuration.isOn ? "flashlight.on.fill" : "flashlight.off.fill")
          .font(.system(size: 60))
        Text(configuration.isOn ? "ON" : "OFF")
          .fontWeight(.semibold)
      }
      .foregroundColor(configuration.isOn ? .black : .white)
      .frame(width: 96, height: 80)
      .background(
        RoundedRectangle(cornerRadius: 24)
          .fill(configuration.isOn ? Color.yellow : Color(.darkGray))
      )
    }
    .buttonStyle(PlainButtonStyle())
  }
}

#Preview("Flashlight", traits: .fixedLayout(width: 320, height: 240)) {
  FlashlightView()
}
