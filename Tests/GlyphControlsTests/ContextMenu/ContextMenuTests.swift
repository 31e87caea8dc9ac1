import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ContextMenuTests {
  @Test func `what has nothing to focus is a stop itself, and opens its menu`() {
    var renamed = 0
    let player = Player(width: 28, height: 6) {
      VStack(alignment: .leading) {
        Text(verbatim: "report.txt").contextMenu {
          Button("Rename") { renamed += 1 }
          Button("Delete", role: .destructive) {}
        }
        Spacer()
      }
      .padding(.horizontal, 1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(player.screen == " report.txt\n\n\n\n\n")
    player.press(.tab)
    #expect(player.screen == "▸report.txt◂\n\n\n\n\n ? Option-Return for more")
    player.press(.space)
    #expect(renamed == 0)
    player.press(.return, modifiers: .option)
    #expect(
      player.screen == """
         report.txt
         ╭─────────────╮
         │ ▸  Rename   │
         │    ! Delete │
         ╰─────────────╯

        """)
    player.press(.return)
    #expect(renamed == 1)
    #expect(player.screen.hasPrefix("▸report.txt◂\n\n"))
  }

  @Test func `a control with a menu keeps its own keys, and what is said of it comes first`() {
    var pressed = 0
    let player = Player(width: 28, height: 6) {
      VStack {
        Button("Send") { pressed += 1 }.contextMenu { Button("Later") {} }.help("At once")
        Spacer()
      }
    }
    player.press(.tab, .space, .return)
    #expect(pressed == 2)
    #expect(player.screen.hasSuffix(" ? At once"))
    player.press(.return, modifiers: .option)
    #expect(player.screen.contains("│ ▸  Later │"))
  }

  @Test
  func `a pointer that is held down opens the menu, and one that moves or is let go does not`() {
    func held(for time: Duration, movedTo x: Int) -> Bool {
      let host = ViewHost(width: 20, height: 6) {
        Text(verbatim: "file").contextMenu { Button("Open") {} }
      }
      host.render()
      host.send(.pointerDown(x: 9, y: 2))
      host.send(.pointerDragged(x: x, y: 2))
      host.advance(by: time)
      return host.render().text.contains("Open")
    }
    #expect(held(for: .milliseconds(600), movedTo: 9))
    #expect(!held(for: .milliseconds(400), movedTo: 9))
    #expect(!held(for: .milliseconds(600), movedTo: 10))
  }

  @Test func `a disabled view has no menu, and an absent one leaves the view as it is`() {
    let player = Player(width: 28, height: 5) {
      VStack {
        Text(verbatim: "a").contextMenu { Button("Open") {} }.disabled(true)
        Text(verbatim: "b").contextMenu(ContextMenu<Text>?.none)
      }
    }
    player.press(.tab)
    #expect(!player.screen.contains("▸"))
  }

  private struct Mail: View {
    @State private var letters = ["Ada", "Grace", "Joan"]
    @State private var chosen: String?
    let isSelectable: Bool

    init(isSelectable: Bool) { self.isSelectable = isSelectable }

    var body: some View {
      if isSelectable {
        List(selection: $chosen) { rows }
      } else {
        List { rows }
      }
    }

    private var rows: some View {
      ForEach(letters, id: \.self) { name in
        Text(verbatim: name)
          .swipeActions {
            Button("Delete", role: .destructive) { letters.removeAll { $0 == name } }
          }
          .swipeActions(edge: .leading) { Button("Keep") {} }
      }
    }
  }

  @Test(arguments: [false, true])
  func `actions of a swipe are in the menu of a row`(isSelectable: Bool) {
    let player = Player(width: 28, height: 8) { Mail(isSelectable: isSelectable) }
    player.press(.tab, .downArrow)
    player.press(.return, modifiers: .option)
    #expect(player.screen.contains("│ ▸  ! Delete │"))
    #expect(player.screen.contains("│    Keep     │"))
    player.press(.return)
    #expect(!player.screen.contains("Grace"))
    #expect(player.screen.contains("Joan"))
  }

  @Test func `a row with actions is one stop`() {
    let player = Player(width: 28, height: 8) {
      VStack {
        Mail(isSelectable: true)
        Button("After") {}
      }
    }
    player.press(.tab, .tab)
    #expect(player.screen.contains("▸ After ◂"))
  }

  @Test func `a list has a menu about the rows that are chosen`() {
    struct Files: View {
      @State private var chosen: Set = ["b", "c"]
      @State private var said = ""
      var body: some View {
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text(verbatim: $0) }
          .contextMenu(forSelectionType: String.self) { names in
            Button("Open \(names.count)") { said = names.sorted().joined() }
          } primaryAction: { names in
            said = "primary " + names.sorted().joined()
          }
        Text(verbatim: said)
      }
    }
    let player = Player(width: 28, height: 10) { VStack { Files() } }
    player.press(.tab, .upArrow)
    player.press(.return, modifiers: .option)
    #expect(player.screen.contains("│ ▸  Open 1 │"))
    player.press(.escape, .downArrow)
    player.press(.return, modifiers: .option)
    player.press(.return)
    #expect(player.screen.contains(" bc"))
    player.press(.return)
    #expect(player.screen.contains(" primary bc"))
  }

  @Test func `a menu is told of to those who do not see it`() {
    let view = Text(verbatim: "file").contextMenu { Button("Open") {} }
    #expect(view.spokenText() == "file. Actions: Show menu")
    let host = ViewHost(width: 20, height: 6) { view }
    #expect(host.performAccessibilityAction("Show menu", on: "file"))
    #expect(host.render().text.contains("Open"))
  }
}
