import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Tabs: View {
    @State var tab = "b"
    var body: some View {
      TabView(selection: $tab) {
        Counter(name: "First").tabItem { Text(verbatim: "One") }.tag("a")
        Counter(name: "Second").tag("b").tabItem { Text(verbatim: "Two") }
        Tab("Three", systemImage: "star", value: "c") { Counter(name: "Third") }
      }
    }
  }

  @Test func `the label of the view that is shown is underlined`() {
    let player = Player(width: 28, height: 4) { Tabs() }
    #expect(
      player.screen == """
         One  Two  ☆ Three
        ─────━━━━━──────────────────

                [ Second 0 ]
        """)
  }

  @Test func `arrows choose while the bar has focus, and Tab goes on to the view`() {
    let player = Player(width: 28, height: 4) { Tabs() }
    player.press(.tab)
    #expect(player.screen.hasPrefix(" One ▸Two◂ ☆ Three\n─────━━━━━──"))
    player.press(.rightArrow)
    #expect(player.screen.hasPrefix(" One  Two ▸☆ Three◂\n──────────━━━━━━━━━──"))
    #expect(player.screen.contains("Third 0"))
    player.press(.tab, .space)
    #expect(player.screen.contains("▸ Third 1 ◂"))
  }

  @Test func `a click chooses, and a view that was shown keeps its state`() {
    let player = Player(width: 28, height: 4) { Tabs() }
    player.click("Second")
    player.click("One")
    #expect(player.screen.contains("First 0"))
    #expect(!player.screen.contains("Second"))
    player.click("Two")
    #expect(player.screen.contains("Second 1"))
  }

  @Test func `what is not shown can not be reached`() {
    let player = Player(width: 28, height: 4) { Tabs() }
    player.click("One")
    player.press(.tab, .tab)
    #expect(player.screen.hasPrefix("▸One◂"))
  }

  @Test func `without room for all labels the chosen one says which it is`() {
    let player = Player(width: 16, height: 3) { Tabs() }
    #expect(player.screen.hasPrefix("‹ Two › 2/3\n────────────────\n"))
    player.press(.tab, .rightArrow)
    #expect(player.screen.hasPrefix("▸ ☆ Three ◂ 3/3\n"))
    player.press(.rightArrow, .leftArrow, .leftArrow)
    #expect(player.screen.hasPrefix("▸ One ◂ 1/3\n"))
  }

  @Test func `without tags and labels views are numbered`() {
    let view = TabView {
      Text(verbatim: "A")
      ForEach(0..<2, id: \.self) { Text(verbatim: "B\($0)") }
    }
    #expect(view.rendered(width: 12, height: 3) == " 1  2  3\n━━━─────────\n      A")
  }

  @Test func `pages have dots`() {
    let view = TabView(selection: .constant(1)) {
      Text(verbatim: "A").tag(0)
      Text(verbatim: "B").tag(1)
    }
    .tabViewStyle(.page)
    #expect(view.rendered(width: 5, height: 2) == "  B\n ○ ●")
    #expect(view.environment(\.glyphs, .ascii).rendered(width: 5, height: 2) == "  B\n . *")
  }

  @Test func `an empty tab view is drawn`() {
    #expect(TabView {}.rendered(width: 6, height: 2) == "\n")
  }

  @Test func `a symbol and a title that are no label stand apart`() {
    let tabs = TabView {
      Text("page").tabItem {
        Image(systemName: "star")
        Text("One")
      }
    }
    #expect(tabs.rendered(width: 12, height: 3).hasPrefix(" ☆ One\n"))
  }

  @Test func `a tab may have an image, and a role`() {
    let view = TabView {
      Tab("One", systemImage: "star", role: .search) { Text(verbatim: "first") }
      Tab("Two", image: "missing") { Text(verbatim: "second") }
    }
    #expect(view.rendered(width: 30, height: 3).contains("☆ One"))
    #expect(view.rendered(width: 30, height: 3).contains("[missing] Two"))
  }

  @Test func `a view can hide the bar while it is shown, also on top of a stack`() {
    let player = Player(width: 20, height: 5) {
      TabView {
        NavigationStack {
          NavigationLink("Down") { Text("deep").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
      }
    }
    #expect(player.screen.hasPrefix(" A  B\n"))
    player.click("Down")
    #expect(player.screen.hasPrefix(" ‹ Back\n") && player.screen.contains("deep"))
    player.press(.escape)
    #expect(player.screen.hasPrefix(" A  B\n"))
  }
}
