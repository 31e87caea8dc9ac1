import GlyphUI

/// How the program looks, and how it starts.
struct GeneralPage: View {
  @Binding var preferences: Preferences

  var body: some View {
    Form {
      Section("Appearance") {
        ViewThatFits(in: .horizontal) {
          theme.pickerStyle(.segmented)
          theme.pickerStyle(.menu)
        }
        Picker("Accent", selection: $preferences.accent) {
          ForEach(Preferences.Accent.allCases) { Text($0.rawValue.capitalized) }
        }
        Toggle("Compact rows", isOn: $preferences.isCompact)
      }
      Section("Startup") {
        Toggle("Open the last file", isOn: $preferences.opensLastFile)
        Stepper(
          "Recent files: \(preferences.recentFiles)", value: $preferences.recentFiles, in: 0...20)
      }
    }
  }

  private var theme: some View {
    Picker("Theme", selection: $preferences.theme) {
      ForEach(Preferences.Theme.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}
