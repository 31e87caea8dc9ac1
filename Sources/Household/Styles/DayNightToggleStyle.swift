import SwiftUI

struct DayNightToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ZStack(alignment: configuration.isOn ? .trailing : .leading) {
        Capsule()
          .fill(configuration.isOn ? Color.indigo : Color.cyan)
          .frame(width: 64, height: 32)
        Image(systemName: configuration.isOn ? "moon.stars.fill" : "sun.max.fill")
          .foregroundColor(configuration.isOn ? .white : .yellow)
          .padding(.horizontal, 8)
      }
      .onTapGesture {
        withAnimation(.spring()) {
          configuration.isOn.toggle()
        }
      }
    }
  }
}
