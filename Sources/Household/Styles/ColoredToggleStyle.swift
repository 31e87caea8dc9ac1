import SwiftUI

struct ColoredToggleStyle: ToggleStyle {
  var onColor = Color(UIColor.systemGreen)
  var offColor = Color(UIColor.systemGray5)
  var thumbColor = Color.white

  func makeBody(configuration: Self.Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Button(action: { configuration.isOn.toggle() }) {
        RoundedRectangle(cornerRadius: 16, style: .circular)
          .fill(configuration.isOn ? onColor : offColor)
          .frame(width: 50, height: 29)
          .overlay(
            Circle()
              .fill(thumbColor)
              .shadow(radius: 1, x: 0, y: 1)
              .padding(1.5)
              .offset(x: configuration.isOn ? 10 : -10)
          )
          .animation(.easeInOut(duration: 0.1), value: configuration.isOn)
      }
      .buttonStyle(.plain)
    }
  }
}

#Preview("Colored") {
  @Previewable @State var isOn = true
  @Previewable @State var isOff = false

  VStack {
    Toggle("Dark mode", isOn: $isOn)
    Toggle("Location", isOn: $isOff)
  }
  .toggleStyle(ColoredToggleStyle())
  .frame(width: 200)
}
