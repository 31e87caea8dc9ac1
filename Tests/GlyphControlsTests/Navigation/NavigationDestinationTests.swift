import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct NavigationDestinationTests {
  private struct Presenting: View {
    @State private var isShown = false
    @State private var item: String?
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        NavigationStack {
          HStack {
            Button("Show") { isShown = true }
            Button("Item") { item = "one" }
          }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $isShown) {
            Button("Count \(count)") { count += 1 }
          }
          .navigationDestination(item: $item) { name in
            VStack {
              Text(verbatim: "item " + name)
              Button("Other") { item = "two" }
            }
            .navigationTitle(name)
          }
        }
        Text(verbatim: "\(isShown) \(item ?? "nil")")
      }
    }
  }

  @Test func `a view is on top while a binding is true`() {
    let player = Player(width: 26, height: 6) { Presenting() }
    player.press(.tab, .space)
    #expect(player.screen.contains("▸ Count 0 ◂") && player.screen.contains("true nil"))
    player.press(.space)
    #expect(player.screen.contains("Count 1"))
    player.press(.escape)
    #expect(player.screen.contains("▸ Show ◂") && player.screen.contains("false nil"))
    player.press(.space)
    #expect(player.screen.contains("Count 1"))
  }

  @Test func `a view for an item is on top while there is one, and another item is another view`() {
    let player = Player(width: 26, height: 6) { Presenting() }
    player.click("Item")
    #expect(player.screen.contains("item one"))
    player.click("Other")
    #expect(player.screen.contains("item two") && player.screen.contains("false two"))
    player.press(.escape)
    #expect(player.screen.hasPrefix(" Root\n") && player.screen.contains("false nil"))
  }

  @Test func `what is presented at first is there in the first picture`() {
    let view = NavigationStack {
      Text("root").navigationDestination(isPresented: .constant(true)) { Text("on top") }
    }
    #expect(view.rendered(width: 20, height: 3).contains("on top"))
  }

  @Test func `a destination follows the state of the view that has it`() {
    let player = Player(width: 30, height: 5) { Following() }
    player.click("Open")
    player.click("More")
    #expect(player.screen.contains("value 7 of 1"))
  }

  private struct Following: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        NavigationStack {
          NavigationLink("Open", value: 7)
            .navigationDestination(for: Int.self) { Text("value \($0) of \(count)") }
        }
        Button("More") { count += 1 }
      }
    }
  }

  @Test func `a destination finds the environment of the stack`() {
    let view = NavigationStack(path: .constant([1])) {
      Text("root").navigationDestination(for: Int.self) { _ in Tint() }
    }
    .environment(\.controlSize, .mini)
    #expect(view.rendered(width: 20, height: 3).contains("mini"))
  }

  private struct Tint: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text(verbatim: "\(size)") }
  }
}
