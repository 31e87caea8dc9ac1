import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ListSelectionTests {
  private struct Mail: View {
    @State private var folder: String?
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $folder) {
          Text(verbatim: $0)
        }
        Toggle("\(folder ?? "none")", isOn: $isOn)
      }
    }
  }

  @Test func `focus chooses a row, arrows go from row to row, and Tab leaves the list`() {
    let player = Player(width: 16, height: 6) { Mail() }
    #expect(player.screen.contains("│   Sent       │"))
    #expect(player.screen.contains("none"))
    player.press(.tab, .downArrow)
    #expect(player.screen.contains("│ ▸ Sent       │"))
    #expect(player.screen.contains("[ ] Sent"))
    player.press(.tab)
    #expect(player.screen.contains("│ ● Sent       │"))
    #expect(player.screen.contains("▸ ◂ Sent"))
    player.press(.tab)
    #expect(player.screen.contains("│ ▸ Sent       │"))
    player.click("Drafts")
    #expect(player.screen.contains("[ ] Drafts"))
  }

  @Test func `Space and Return choose any number of rows`() {
    struct Toppings: View {
      @State private var chosen: Set<Int> = [2]
      var body: some View {
        List(selection: $chosen) {
          Text(verbatim: "Nuts").tag(1)
          Section("More") {
            ForEach(2..<4, id: \.self) { Text(verbatim: "Number \($0)") }
          }
          Text(verbatim: "\(chosen.sorted())")
        }
      }
    }
    let player = Player(width: 20, height: 10) { Toppings() }
    #expect(player.screen.contains("│  ✓ Number 2      │"))
    player.press(.tab)
    #expect(player.screen.contains("│ ▸✓ Number 2      │"))
    player.press(.space, .downArrow, .return, .upArrow, .upArrow, .space)
    #expect(player.screen.contains("│ ▸✓ Nuts          │"))
    #expect(player.screen.contains("│    Number 2      │"))
    #expect(player.screen.contains("│  ✓ Number 3      │"))
    #expect(player.screen.contains("[1, 3]"))
  }

  @Test func `Delete deletes the row with focus, and Option with an arrow moves it`() {
    struct Editable: View {
      @State private var items = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text(verbatim: $0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let player = Player(width: 10, height: 5) { Editable() }
    player.press(.tab)
    #expect(player.screen.contains("│ ▸ a    │\n│   b    │"))
    player.press(.downArrow, modifiers: .option)
    #expect(player.screen.contains("│   b    │\n│ ▸ a    │\n│   c    │"))
    player.press(.upArrow, modifiers: .option)
    player.press(.upArrow, modifiers: .option)
    #expect(player.screen.contains("│ ▸ a    │\n│   b    │"))
    player.press(.delete)
    #expect(!player.screen.contains("a"))
    #expect(player.screen.contains("b"))
  }

  @Test func `rows that must stay do`() {
    var deleted = 0
    let player = Player(width: 10, height: 5) {
      List {
        ForEach(["a"], id: \.self) { Text(verbatim: $0) }
          .onDelete { _ in deleted += 1 }
          .deleteDisabled(true)
      }
    }
    player.press(.tab, .delete)
    #expect(deleted == 0)
  }

  @Test func `a single row stays where it says so itself`() {
    struct Editable: View {
      @State private var items = ["a", "b", "c"]
      @State private var isLocked = true
      var body: some View {
        List {
          ForEach(items, id: \.self) { item in
            Text(verbatim: item)
              .deleteDisabled(item == "a" && isLocked)
              .moveDisabled(item == "b")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Button("Unlock") { isLocked = false }
      }
    }
    let player = Player(width: 14, height: 8) { VStack { Editable() } }
    player.press(.tab, .delete)
    #expect(player.screen.contains("▸ a"))
    player.press(.downArrow)
    player.press(.downArrow, modifiers: .option)
    #expect(player.screen.contains("│ ▸ b        │\n│   c        │"))
    player.press(.delete)
    #expect(!player.screen.contains("b "))
    player.click("Unlock")
    player.press(.upArrow, .upArrow, .delete)
    #expect(!player.screen.contains("a "))
  }

  @Test func `a list without a selection has plain rows`() {
    let none: Binding<Int?>? = nil
    let list = List(selection: none) { Text(verbatim: "Row").tag(1) }
    #expect(list.rendered(width: 9) == "╭───────╮\n│ Row   │\n╰───────╯")
  }
}
