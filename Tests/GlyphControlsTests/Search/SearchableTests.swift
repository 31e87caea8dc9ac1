import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct SearchableTests {
  private struct Fruits: View {
    @State private var text = ""
    @State private var isPresented = false
    @State private var scope = "all"
    @State private var submitted = ""
    private let names = ["Apple", "Apricot", "Banana"]

    var body: some View {
      NavigationStack {
        List(found, id: \.self) { Text(verbatim: $0) }
          .overlay(alignment: .bottom) { Status(submitted: submitted, scope: scope) }
          .navigationTitle("Fruits")
          .searchable(text: $text, isPresented: $isPresented, prompt: "Find a fruit")
          .searchSuggestions {
            if text.count == 1 { ForEach(found, id: \.self) { Text($0).searchCompletion($0) } }
          }
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Ripe").tag("ripe")
          }
          .onSubmit(of: .search) { submitted = text }
          .toolbar { Button("Find") { isPresented = true } }
      }
    }

    private var found: [String] {
      names.filter { text.isEmpty || $0.lowercased().hasPrefix(text.lowercased()) }
    }
  }

  private struct Status: View {
    let submitted: String
    let scope: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      HStack {
        Text(verbatim: "\(isSearching) \(scope) <\(submitted)>")
        Button("Stop") { dismissSearch() }
      }
    }
  }

  @Test func `a field stands above what is looked through`() {
    let player = Player(width: 34, height: 10) { Fruits() }
    #expect(
      player.screen.hasPrefix(
        """
         Fruits                  [ Find ]
        ──────────────────────────────────
         ⌕ ▏Find a fruit                ▕
        ╭────────────────────────────────╮
        │ Apple                          │

        """))
    #expect(player.screen.contains("false all <>"))
  }

  @Test func `what is typed is looked for, and Escape empties and leaves the field`() {
    let player = Player(width: 34, height: 12) { Fruits() }
    player.press(.tab)
    #expect(player.screen.contains("⌕ ▸Find a fruit") && player.screen.contains("true all <>"))
    player.type("ap")
    #expect(player.screen.contains("▸ap") && !player.screen.contains("Banana"))
    player.press(.return)
    #expect(player.screen.contains("true all <ap>"))
    player.press(.escape)
    #expect(player.screen.contains("▏Find a fruit") && player.screen.contains("Banana"))
    #expect(player.screen.contains("false all"))
  }

  @Test func `suggestions are chosen for the text, and scopes where to look`() {
    let player = Player(width: 34, height: 14) { Fruits() }
    player.press(.tab)
    player.type("a")
    #expect(player.screen.contains("    Apple\n    Apricot\n"))
    player.click("Apricot")
    #expect(player.screen.contains("⌕ ▏Apricot"))
    player.click("Ripe")
    #expect(player.screen.contains("true ripe"))
  }

  @Test func `a binding and the environment start and end a search`() {
    let player = Player(width: 34, height: 12) { Fruits() }
    player.click("Find", occurrence: 0)
    #expect(player.screen.contains("▸Find a fruit"))
    player.type("b")
    player.click("Stop")
    #expect(player.screen.contains("false all") && player.screen.contains("Apple"))
  }

  @Test func `an empty field that is left ends the search`() {
    let player = Player(width: 34, height: 12) { Fruits() }
    player.press(.tab)
    player.click("Stop")
    #expect(player.screen.contains("false all"))
  }

  @Test func `every call shape compiles`() {
    struct Shapes: View {
      @State private var text = ""
      @State private var on = false
      @FocusState private var hasFocus: Bool
      var body: some View {
        Text("x")
          .searchable(text: $text)
          .searchable(text: $text, prompt: "key")
          .searchable(text: $text, prompt: Text("text"))
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
          .searchable(text: $text, placement: .toolbar, prompt: text)
          .searchable(text: $text, isPresented: $on)
          .searchable(text: $text, isPresented: $on, placement: .sidebar, prompt: "key")
          .searchable(text: $text) { Text("suggestion") }
          .searchFocused($hasFocus)
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    }
    #expect(Shapes().rendered(width: 20, height: 10).contains("x"))
  }
}
