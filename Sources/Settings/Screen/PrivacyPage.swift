import GlyphUI

/// What is shared, and the way back to how everything was.
struct PrivacyPage: View {
  @Binding var preferences: Preferences
  @State private var asksBeforeReset = false

  var body: some View {
    Form {
      Section("Share") {
        Toggle("Everything", sources: $preferences.shares, isOn: \.isOn)
        ForEach($preferences.shares) { $sharing in
          Toggle(sharing.what.rawValue.capitalized, isOn: $sharing.isOn)
            .padding(.leading)
        }
      }
      .toggleStyle(.checkbox)
      Section("Reset") {
        LabeledContent("All settings") {
          Button("Reset", role: .destructive) { asksBeforeReset = true }
        }
      }
    }
    .alert("Reset all settings?", isPresented: $asksBeforeReset) {
      Button("Cancel", role: .cancel) {}
      Button("Reset", role: .destructive) { preferences = Preferences() }
    } message: {
      Text("Everything is as it was at first.")
    }
  }
}
