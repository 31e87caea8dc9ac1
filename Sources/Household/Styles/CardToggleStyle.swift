import SwiftUI

struct CardToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      HStack {
        configuration.label
          .font(.headline)
        Spacer()
        Image(systemName: configuration.isOn ? "checkmark.seal.fill" : "plus.circle")
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .overlay(
        RoundedRectangle(cornerRadius: 12)
          .stroke(configuration.isOn ? Color.accentColor : Color(.separator), lineWidth: 2)
      )
    }
    .buttonStyle(PlainButtonStyle())
  }
}
