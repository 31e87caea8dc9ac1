import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct NavigationStackTests {
  private struct Mail: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("First", value: 1)
          NavigationLink("Second", value: 2)
        }
        .navigationTitle("Inbox")
        .navigationDestination(for: Int.self) { Letter(number: $0) }
      }
    }
  }

  private struct Letter: View {
    let number: Int
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(alignment: .leading) {
        Button("Stars \(count)") { count += 1 }
        Button("Done") { dismiss() }
        NavigationLink("Next", value: number + 1)
      }
      .navigationTitle("Letter \(number)")
    }
  }

  private let root = """
     Inbox
    ──────────────────────────────
    ╭────────────────────────────╮
    │ First                    › │
    │ Second                   › │
    ╰────────────────────────────╯

    """

  @Test func `links in a list are rows, under a bar with the title`() {
    let player = Player(width: 30, height: 7) { Mail() }
    #expect(player.screen == root)
  }

  @Test func `a link that is followed shows its screen, with the way back in the bar`() {
    let player = Player(width: 30, height: 7) { Mail() }
    player.press(.tab, .return)
    #expect(
      player.screen == """
         ‹ Inbox   Letter 1
        ──────────────────────────────

                 ▸ Stars 0 ◂
                 [ Done ]
                 Next ›

        """)
  }

  @Test func `Escape goes back, focus returns to the link, and the screen below kept its state`() {
    let player = Player(width: 30, height: 7) { Mail() }
    player.press(.tab, .downArrow, .return)
    player.press(.space, .downArrow, .downArrow, .return)
    #expect(player.screen.contains("‹ Letter 2") && player.screen.contains("Stars 0"))
    player.press(.escape)
    #expect(player.screen.contains("‹ Inbox") && player.screen.contains("[ Stars 1 ]"))
    #expect(player.screen.contains("▸Next ›◂"))
    player.press(.escape)
    #expect(player.screen.contains("│▸Second                   ›◂│"))
  }

  @Test func `Escape goes back although nothing has focus`() {
    let player = Player(width: 30, height: 7) {
      NavigationStack {
        NavigationLink("More") { Text("Nothing to operate").navigationTitle("More") }
          .navigationTitle("Top")
      }
    }
    player.press(.tab, .return)
    #expect(player.screen.contains("Nothing to operate") && !player.screen.contains("▸"))
    player.press(.escape)
    #expect(player.screen.contains("▸More ›◂"))
  }

  @Test func `a click on the way back, and dismiss, go back too`() {
    let player = Player(width: 30, height: 7) { Mail() }
    player.click("Second")
    player.click("Inbox")
    #expect(player.screen.contains("│▸Second"))
    player.click("First")
    player.click("Done")
    #expect(player.screen.contains("│▸First"))
  }

  @Test func `Escape on the root only takes focus away`() {
    let player = Player(width: 30, height: 7) { Mail() }
    player.press(.tab, .escape)
    #expect(player.screen == root)
  }

  @Test func `the screens below can neither be seen nor reached`() {
    let player = Player(width: 30, height: 7) { Mail() }
    player.click("First")
    player.press(.tab, .tab, .tab, .tab)
    #expect(player.screen.contains("▸ Stars 0 ◂"))
    #expect(!player.screen.contains("Second"))
  }

  private struct Routed: View {
    @State var path: [String]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        NavigationStack(path: $path) {
          NavigationLink("Down", value: "a")
            .navigationTitle("Root")
            .navigationDestination(for: String.self) { name in
              NavigationLink("Deeper", value: name + "b").navigationTitle(name)
            }
        }
        HStack {
          Text(verbatim: path.joined(separator: "/"))
          Button("Jump") { path = ["x", "y", "z"] }
          Button("Swap") { path = ["x", "q"] }
          Button("Top") { path.removeAll() }
        }
      }
    }
  }

  @Test func `a path of the program's own follows links and the way back`() {
    let player = Player(width: 34, height: 6) { Routed(path: []) }
    player.click("Down")
    player.click("Deeper")
    #expect(player.screen.contains("‹ a") && player.screen.contains("a/ab [ Jump ]"))
    player.press(.escape)
    #expect(player.screen.contains("\na [ Jump ]"))
    player.press(.escape)
    #expect(player.screen.hasPrefix(" Root\n"))
  }

  @Test func `a path that the program changes shows other screens`() {
    let player = Player(width: 34, height: 6) { Routed(path: []) }
    player.click("Jump")
    #expect(player.screen.hasPrefix(" ‹ y            z\n"))
    player.click("Swap")
    #expect(player.screen.hasPrefix(" ‹ x            q\n"))
    player.click("Top")
    #expect(player.screen.hasPrefix(" Root\n"))
  }

  @Test func `a path that is there at first is shown, and nothing has focus`() {
    let player = Player(width: 34, height: 6) { Routed(path: ["u", "v"]) }
    #expect(player.screen.hasPrefix(" ‹ u            v\n"))
    #expect(!player.screen.contains("▸"))
  }

  private struct Mixed: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") {
          path.append(1)
          path.append("one")
        }
        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("\($0)") }
        .navigationDestination(for: String.self) { Text(verbatim: "word " + $0) }
      }
    }
  }

  @Test func `a path of values of any types finds a destination for each`() {
    let player = Player(width: 20, height: 4) { Mixed() }
    player.click("Go")
    #expect(player.screen.contains("word one") && player.screen.contains("‹ 1"))
    player.press(.escape)
    #expect(player.screen.contains("number 1"))
  }

  @Test func `a value without a destination says so`() {
    let view = NavigationStack(path: .constant([1.5])) { Text("root") }
    #expect(view.rendered(width: 30, height: 3).contains("No destination for Double"))
  }

  @Test func `a stack is as large as its content where there is room for more`() {
    let view = NavigationStack { Text("hello").navigationTitle("T") }
    #expect(view.rendered() == " T\n──────────\n  hello")
  }

  @Test func `of a stack inside of a stack the one bar leads back, as dismiss in its root does`() {
    let player = Player(width: 26, height: 6) {
      NavigationStack {
        NavigationLink("In") {
          NavigationStack {
            Leave().navigationTitle("Inner")
          }
        }
        .navigationTitle("Outer")
      }
    }
    player.click("In")
    #expect(player.screen.hasPrefix(" ‹ Outer  Inner\n──────────────────────────\n\n"))
    player.click("Leave")
    #expect(player.screen.hasPrefix(" Outer\n"))
    player.click("In")
    player.press(.escape)
    #expect(player.screen.hasPrefix(" Outer\n"))
  }

  private struct Leave: View {
    @Environment(\.presentationMode) private var mode
    var body: some View { Button("Leave") { mode.wrappedValue.dismiss() } }
  }

  @Test func `the bar follows what the screen says`() {
    let player = Player(width: 26, height: 4) { Renamed() }
    player.click("Rename")
    #expect(player.screen.hasPrefix(" Title 1\n"))
  }

  private struct Renamed: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Button("Rename") { count += 1 }.navigationTitle("Title \(count)")
      }
    }
  }

  @Test func `the tab that is shown names the screen`() {
    let player = Player(width: 26, height: 6) {
      NavigationStack {
        TabView {
          Text("first page").navigationTitle("One").tabItem { Text("A") }
          Text("second page").navigationTitle("Two").tabItem { Text("B") }
        }
      }
    }
    #expect(player.screen.hasPrefix(" One\n"))
    player.click("B")
    #expect(player.screen.hasPrefix(" Two\n"))
  }

  private struct Noting: View {
    let name: String
    let note: (String) -> Void
    var body: some View {
      NavigationLink("Go \(name)") { Text("top") }
        .onAppear { note("+" + name) }
        .onDisappear { note("-" + name) }
    }
  }

  @Test func `a screen disappears under another, and appears again`() {
    var notes: [String] = []
    let player = Player(width: 20, height: 4) {
      NavigationStack { Noting(name: "a") { notes.append($0) } }
    }
    player.click("Go a")
    player.press(.escape)
    #expect(notes == ["+a", "-a", "+a"])
  }

  @Test func `a change on the screen does not write the bar anew`() {
    let player = Player(width: 30, height: 7) { Mail() }
    player.click("First")
    let before = player.host.statistics.bodies
    player.click("Stars")
    // The letter alone, its link, and the face of its button.
    #expect(player.host.statistics.bodies - before <= 3)
  }
}
