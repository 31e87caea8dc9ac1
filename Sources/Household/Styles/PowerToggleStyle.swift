import SwiftUI

struct PowerToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.label
    } icon: {
      Image(systemName: "power")
        .padding(.horizontal, 8)
        .foregroundColor(configuration.isOn ? .green : .secondary)
        .accessibility(label: Text(configuration.isOn ? "On" : "Off"))
        .background(Capsule().fill(configuration.isOn ? Color.green.opacity(0.2) : Color.clear))
    }
    .onTapGesture {
      configuration.isOn.toggle()
    }
  }
}
