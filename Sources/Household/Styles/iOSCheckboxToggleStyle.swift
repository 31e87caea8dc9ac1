import SwiftUI

struct iOSCheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(
      action: {
        configuration.isOn.toggle()
      },
      label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }
    )
    .buttonStyle(.plain)
  }
}

#Preview("Checkbox") {
  @Previewable @State var isOn = true
  Toggle("Notifications", isOn: $isOn)
    .toggleStyle(iOSCheckboxToggleStyle())
}
