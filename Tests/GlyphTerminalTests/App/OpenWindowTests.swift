import GlyphControls
import GlyphCore
import GlyphTesting
import Testing

@testable import GlyphTerminal

@MainActor
struct OpenWindowTests {
  private struct LetterApp: App {
    @State private var name = "Ada"

    var body: some Scene {
      WindowGroup("Letters") { Letters(name: $name) }
        .commands {
          CommandMenu("Help") { HelpButton() }
        }
      Window("Help", id: "help") { Help() }
      WindowGroup(for: Int.self) { number in Letter(name: name, number: number) }
      WindowGroup(id: "note", for: String.self) { text in
        Note(text: text)
      } defaultValue: {
        "empty"
      }
    }
  }

  private struct HelpButton: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Help") { openWindow(id: "help") }.keyboardShortcut("h")
    }
  }

  private struct Letters: View {
    @Binding var name: String
    @State private var visits = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var isPossible

    var body: some View {
      Text("Letters to \(name), \(visits) visits \(isPossible)")
      Button("One") {
        visits += 1
        openWindow(value: 1)
      }
      Button("Note") { openWindow(id: "note", value: "text") }
      Button("New") { openWindow(id: "note") }
      Button("Nothing") { openWindow(id: "nothing") }
    }
  }

  private struct Letter: View {
    let name: String
    @Binding var number: Int?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text("Letter \(number ?? 0) to \(name)")
      Button("Next") { number = (number ?? 0) + 1 }
      Button("Two") { openWindow(value: 2) }
      Button("First") { openWindow(value: 1) }
      Button("Done") { dismiss() }
    }
  }

  private struct Note: View {
    @Binding var text: String
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text("Note \(text)")
      Button("Shout") { text += "!" }
      Button("Away") { dismissWindow() }
      Button("All away") { dismissWindow(id: "note") }
    }
  }

  private struct Help: View {
    var body: some View { Text("Help yourself") }
  }

  private func player() -> Player {
    Player(width: 30, height: 6) { AppView(app: LetterApp()) }
  }

  @Test func `a window stands in front of the first, which keeps its state`() {
    let player = player()
    #expect(player.screen.contains("Letters to Ada, 0 visits true"))
    player.click("One")
    #expect(player.screen.contains("Letter 1 to Ada"))
    #expect(!player.screen.contains("Letters"))
    player.click("Next")
    #expect(player.screen.contains("Letter 2 to Ada"))
    player.click("Done")
    #expect(player.screen.contains("Letters to Ada, 1 visits"))
  }

  @Test func `Escape closes a window, and what was opened later goes first`() {
    let player = player()
    player.click("One")
    player.click("Two")
    #expect(player.screen.contains("Letter 2 to"))
    player.press(.escape)
    #expect(player.screen.contains("Letter 1 to"))
    player.press(.escape)
    #expect(player.screen.contains("Letters to"))
  }

  @Test func `for the same value there is one window, which is come back to`() {
    let player = player()
    player.click("One")
    player.click("Two")
    player.click("First")
    #expect(player.screen.contains("Letter 1 to"))
    player.press(.escape)
    #expect(player.screen.contains("Letters to"))
  }

  @Test func `values come by identifier, or by default`() {
    let player = player()
    player.click("Note")
    #expect(player.screen.contains("Note text"))
    player.click("Shout")
    #expect(player.screen.contains("Note text!"))
    player.click("Away")
    player.click("New")
    #expect(player.screen.contains("Note empty"))
    player.click("Shout")
    #expect(player.screen.contains("Note empty!"))
    player.click("All away")
    #expect(player.screen.contains("Letters to"))
  }

  @Test func `commands open windows too, the only one of its kind once`() {
    let player = player()
    player.press(.init("h"), modifiers: .command)
    player.press(.init("h"), modifiers: .command)
    #expect(player.screen.contains("Help yourself"))
    player.press(.escape)
    #expect(player.screen.contains("Letters to"))
    #expect(player.host.shortcuts.map(\.label) == ["Help"])
  }

  @Test func `a window that the app does not have is reported, and nothing happens`() {
    let player = player()
    player.click("Nothing")
    #expect(player.screen.contains("Letters to"))
  }
}
