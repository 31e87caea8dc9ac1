import GlyphUI
import SettingsScreen

@main
struct Settings: App {
  var body: some Scene {
    WindowGroup { SettingsScreen() }
  }
}
