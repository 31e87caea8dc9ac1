import GlyphControls
import GlyphCore
import GlyphTesting
import Testing

@testable import GlyphTerminal

@MainActor
struct SceneBuilderTests {
  private struct ChoosingApp: App {
    var choice: Int?
    @State private var isLate = false

    var body: some Scene {
      if choice == 0 {
        WindowGroup("Zero") { Text("zero") }
      }
      if let choice, choice > 0 {
        if choice == 1 {
          Window("One", id: "one") { Text("one") }.windowStyle(.inline)
        } else {
          WindowGroup("More") { Text("more") }
        }
      }
      Group {
        GlyphTerminal.Settings { Text("settings") }
        WindowGroup("Last") {
          Button(isLate ? "late" : "early") { isLate.toggle() }
        }
      }
      .environment(\.lineLimit, 3)
    }
  }

  private func window(_ app: ChoosingApp) -> _SceneWindow? {
    ChoosingApp.Body._windows(app.body).first
  }

  @Test func `the first window that is there is shown, with its own style`() {
    let pictures: [(Int?, String, String, Bool)] = [
      (0, "zero", "Zero", false), (1, "one", "One", true), (2, "more", "More", false),
    ]
    for (choice, text, title, isInline) in pictures {
      let app = ChoosingApp(choice: choice)
      #expect(AppView(app: app).rendered(width: text.count, height: 1) == text)
      #expect(window(app)?.title == title)
      #expect(window(app)?.isInline == isInline)
    }
  }

  @Test func `without the others the group's window is, and the app's state lives`() {
    let player = Player(width: 20, height: 1) { AppView(app: ChoosingApp(choice: nil)) }
    #expect(player.screen.contains("early"))
    player.press(.tab, .space)
    #expect(player.screen.contains("late"))
    #expect(window(ChoosingApp(choice: nil))?.title == "Last")
  }

  private struct NoApp: App {
    var body: some Scene {
      if Bool(false) { WindowGroup { Text("x") } }
    }
  }

  @Test func `no window at all is an empty screen`() {
    #expect(AppView(app: NoApp()).rendered(width: 20, height: 1) == "")
  }

  private struct Choices: Commands {
    let isLong: Bool
    var hasHelp = false

    var body: some Commands {
      Group {
        if isLong {
          CommandMenu("Long") { Button("Stretch") {}.keyboardShortcut("s") }
        } else {
          CommandMenu("Short") { Button("Shrink") {}.keyboardShortcut("k") }
        }
        if hasHelp {
          CommandGroup(after: .help) { Button("Explain") {}.keyboardShortcut("e") }
        }
      }
      EmptyCommands()
    }
  }

  @Test func `commands may be chosen and grouped`() {
    func labels(_ commands: Choices) -> [String] {
      ViewHost(width: 20, height: 3) { Choices._view(commands) }.shortcuts.map(\.label)
    }
    #expect(labels(Choices(isLong: true)) == ["Stretch"])
    #expect(labels(Choices(isLong: false)) == ["Shrink"])
    #expect(labels(Choices(isLong: true, hasHelp: true)) == ["Stretch", "Explain"])
  }
}
