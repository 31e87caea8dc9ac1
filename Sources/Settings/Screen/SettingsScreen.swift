import GlyphUI

/// Settings on three pages: every kind of control in forms, a theme, and a question before
/// everything is reset.
public struct SettingsScreen: View {
  @State private var preferences = Preferences()

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      TabView {
        Tab("General", systemImage: "gear") { GeneralPage(preferences: $preferences) }
        Tab("Sound", systemImage: "speaker.wave.2") { SoundPage(preferences: $preferences) }
        Tab("Privacy", systemImage: "lock") { PrivacyPage(preferences: $preferences) }
      }
      ViewThatFits(in: .horizontal) {
        Text("Tab moves, arrows choose, Space changes")
        Text("Tab moves, Space changes")
        Text("Tab, Space")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .accessibilityHidden(true)
    }
    .tint(preferences.accent.color)
    .toggleStyle(.switch)
  }
}
