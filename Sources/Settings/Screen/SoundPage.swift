import GlyphUI

/// Where sound goes, and what makes some.
struct SoundPage: View {
  @Binding var preferences: Preferences

  var body: some View {
    Form {
      Section("Output") {
        Slider(value: $preferences.volume) { Text("Volume") }
          .disabled(preferences.isMuted)
        Picker("Device", selection: $preferences.output) {
          ForEach(Preferences.Output.allCases) { Text($0.rawValue.capitalized) }
        }
        Toggle("Mute", systemImage: "speaker.slash", isOn: $preferences.isMuted)
          .toggleStyle(.button)
      }
      Section("Alerts") {
        Toggle("Play feedback", isOn: $preferences.playsFeedback)
        Toggle("Flash the screen", isOn: $preferences.flashesScreen)
      }
      .toggleStyle(.checkbox)
    }
  }
}
