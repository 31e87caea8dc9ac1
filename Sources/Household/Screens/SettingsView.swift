import SwiftUI

struct SettingsView: View {
  @State private var notifications = true
  @State private var location = false
  @State private var darkMode = true
  @State private var favourite = true
  @State private var power = false
  @State private var volume = 0.4
  @State private var language = "English"

  private let languages = ["English", "Deutsch", "Français"]

  var body: some View {
    Form {
      Section(header: Text("Privacy"), footer: Text("You can change this at any time.")) {
        Toggle("Notifications", isOn: $notifications)
          .toggleStyle(iOSCheckboxToggleStyle())
        Toggle("Location", isOn: $location)
          .toggleStyle(iOSCheckboxToggleStyle())
          .disabled(!notifications)
      }
      Section("Appearance") {
        Toggle("Dark mode", isOn: $darkMode)
          .toggleStyle(ColoredToggleStyle(onColor: .green, offColor: Color(.systemGray4)))
        Toggle("Sky", isOn: $darkMode)
          .toggleStyle(DayNightToggleStyle())
        Picker("Language", selection: $language) {
          ForEach(languages, id: \.self) { Text($0) }
        }
      }
      Section("Sound") {
        Toggle("Favourite station", isOn: $favourite)
          .toggleStyle(SymbolToggleStyle(systemImage: "heart.fill", activeColor: .red))
        Toggle("Power", isOn: $power)
          .toggleStyle(PowerToggleStyle())
        HStack {
          Image(systemName: "speaker.fill")
          Slider(value: $volume)
          Image(systemName: "speaker.wave.3.fill")
        }
        .foregroundColor(Color(.secondaryLabel))
      }
    }
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView()
      .previewDevice("iPhone 15")
      .previewDisplayName("Settings")
  }
}
