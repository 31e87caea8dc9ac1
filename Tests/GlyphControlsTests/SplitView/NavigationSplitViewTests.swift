import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct NavigationSplitViewTests {
  private struct Folders: View {
    @State private var folder: String? = "Inbox"
    @State var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["Drafts", "Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders")
      } detail: {
        VStack {
          Text(verbatim: "in " + (folder ?? "none"))
          Toggle("Read", isOn: .constant(true))
        }
        .navigationTitle(folder ?? "")
      }
    }
  }

  @Test func `columns stand side by side, and a selection drives the detail`() {
    let player = Player(width: 48, height: 6) { Folders() }
    #expect(
      player.screen == """
         Folders        │ Inbox
        ────────────────┼───────────────────────────────
           Drafts       │
         ● Inbox        │           in Inbox
           Sent         │           [✓] Read
                        │
        """)
    player.press(.tab, .downArrow)
    #expect(player.screen.contains("▸ Sent ") && player.screen.contains("in Sent"))
  }

  @Test func `without room there is one column, Return leads to the next and Escape back`() {
    let player = Player(width: 30, height: 6) { Folders() }
    #expect(
      player.screen == " Folders\n──────────────────────────────\n   Drafts\n ● Inbox\n   Sent\n")
    player.press(.tab, .downArrow)
    #expect(player.screen.contains("▸ Sent"))
    player.press(.return)
    #expect(
      player.screen == """
         ‹ Folders   Sent
        ──────────────────────────────

                   in Sent
                   ▸✓◂ Read

        """)
    player.press(.escape)
    #expect(player.screen.contains("▸ Sent"))
  }

  @Test func `what is shown follows the room, and nothing is lost on the way`() {
    let player = Player(width: 48, height: 6) { Folders() }
    player.click("Sent")
    player.resize(width: 30, height: 6)
    #expect(player.screen.contains("‹ Folders") && player.screen.contains("in Sent"))
    player.resize(width: 48, height: 6)
    #expect(player.screen.contains("Folders        │ Sent"))
  }

  @Test func `a binding hides columns`() {
    let detail = Folders(visibility: .detailOnly).rendered(width: 48, height: 4)
    #expect(detail.hasPrefix(" Inbox\n────") && !detail.contains("Drafts"))
  }

  private struct Linked: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two") { Text("the second") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("nothing chosen")
      }
    }
  }

  @Test func `links show their screen in the next column, and keep focus`() {
    let player = Player(width: 48, height: 4) { Linked() }
    #expect(player.screen.contains("nothing chosen"))
    player.press(.tab, .return)
    #expect(player.screen.contains("▸One          ›◂│") && player.screen.contains("number 1"))
    player.press(.downArrow, .return)
    #expect(player.screen.contains("▸Two          ›◂│") && player.screen.contains("the second"))
    #expect(!player.screen.contains("number 1"))
    player.press(.upArrow, .return, .downArrow, .return)
    #expect(player.screen.contains("the second"))
  }

  @Test func `without room links lead to their screen`() {
    let player = Player(width: 30, height: 4) { Linked() }
    player.press(.tab, .downArrow, .return)
    #expect(player.screen.contains("‹ Back") && player.screen.contains("the second"))
    player.press(.escape)
    #expect(player.screen.contains("›◂"))
  }

  private struct Three: View {
    @State private var compact = NavigationSplitViewColumn.content
    @State private var folder: Int? = 1
    @State private var letter: Int?

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $compact) {
        List(0..<3, id: \.self, selection: $folder) { Text("Folder \($0)") }
          .navigationTitle("Folders")
      } content: {
        List(0..<2, id: \.self, selection: $letter) { Text("Letter \(folder ?? -1).\($0)") }
          .navigationTitle("Letters")
      } detail: {
        NavigationStack {
          Text(verbatim: letter.map { "text of \($0)" } ?? "no letter")
            .navigationTitle("Text")
            .toolbar { Button("Reply") {} }
        }
      }
    }
  }

  @Test func `three columns, of which the last has a stack of its own`() {
    let player = Player(width: 72, height: 5) { Three() }
    #expect(
      player.screen == """
         Folders        │ Letters               │ Text                [ Reply ]
        ────────────────┼───────────────────────┼───────────────────────────────
           Folder 0     │╭────────────────────╮┃│
         ● Folder 1     ││   Letter 1.0       │┃│           no letter
           Folder 2     ││   Letter 1.1       │││
        """)
  }

  @Test func `the stack of the last column leads back where there is room for one`() {
    let player = Player(width: 40, height: 5) { Three() }
    #expect(player.screen.hasPrefix(" ‹ Folders      Letters\n"))
    player.press(.tab, .return)
    #expect(player.screen.contains("‹ Letters") && player.screen.contains("text of 0"))
    #expect(player.screen.split(separator: "\n").filter { $0.contains("‹") }.count == 1)
    player.press(.escape, .escape)
    #expect(player.screen.contains("Folder 1") && !player.screen.contains("‹"))
  }

  @Test func `columns have the widths that they want, as far as there is room`() {
    let wide = NavigationSplitView {
      Text("a").navigationSplitViewColumnWidth(10)
    } detail: {
      Text("b")
    }
    #expect(wide.rendered(width: 50, height: 1) == "    a     │                   b")
    let greedy = NavigationSplitView {
      Text("a").navigationSplitViewColumnWidth(min: 200, ideal: 300)
    } detail: {
      Text("b")
    }
    let line = greedy.rendered(width: 50, height: 1)
    #expect(line.prefix { $0 != "│" }.count == 37)
  }

  @Test(arguments: [0, 1, 2, 5, 12, 63, 64, 200])
  func `three columns stand side by side from 64 columns on`(_ width: Int) {
    let text = Three().rendered(width: width, height: 3)
    #expect(text.filter { $0 == "┼" }.count == (width < 64 ? 0 : 2))
    #expect(text.contains("Letters") == (width >= 12))
  }

  @Test func `views can share the room without more`() {
    let wide = HSplitView {
      Text("a")
      Text("b")
    }
    #expect(wide.rendered(width: 11, height: 1) == "  a  │  b")
    let high = VSplitView {
      Text("a")
      Text("b")
    }
    #expect(high.rendered(width: 5, height: 3) == "  a\n─────\n  b")
  }

  @Test func `an older navigation view of several views has columns, or is a stack if it says so`()
  {
    let view = NavigationView {
      Text("first")
      Text("second")
    }
    #expect(view.rendered(width: 50, height: 1).contains("│"))
    let stack = String(repeating: " ", count: 22) + "first"
    #expect(view.navigationViewStyle(.stack).rendered(width: 50, height: 1) == stack)
    #expect(
      view.navigationViewStyle(StackNavigationViewStyle()).rendered(width: 50, height: 1)
        == stack)
  }
}
