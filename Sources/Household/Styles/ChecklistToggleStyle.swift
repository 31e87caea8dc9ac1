import SwiftUI

struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 12) {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.green : Color.secondary)
          .accessibilityHidden(true)
          .imageScale(.large)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}
