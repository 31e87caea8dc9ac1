import SwiftUI

/// Screens and styles as SwiftUI tutorials show them: not a line of them knows of a terminal.
@main
struct HouseholdApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

struct ContentView: View {
  @State private var selection = "settings"

  var body: some View {
    TabView(selection: $selection) {
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag("settings")
      PackingList()
        .tabItem { Label("Packing", systemImage: "checklist") }
        .tag("packing")
      FlashlightView()
        .tabItem { Label("Light", systemImage: "flashlight.on.fill") }
        .tag("light")
      ProfileCard(person: .sample)
        .tabItem { Label("Me", systemImage: "person.crop.circle") }
        .tag("me")
    }
    .accentColor(.pink)
  }
}

#Preview {
  ContentView()
}
