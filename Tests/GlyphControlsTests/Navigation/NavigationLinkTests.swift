import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct NavigationLinkTests {
  @Test func `outside of rows a link is its title, or what the button style makes of it`() {
    let view = NavigationStack {
      HStack(spacing: 2) {
        NavigationLink("Plain") { EmptyView() }
        NavigationLink("Bordered") { EmptyView() }.buttonStyle(.bordered)
        NavigationLink("Bare") { EmptyView() }.buttonStyle(.plain)
      }
    }
    #expect(view.rendered() == "Plain ›  [ Bordered ]  Bare")
    #expect(view.environment(\.glyphs, .ascii).rendered() == "Plain >  [ Bordered ]  Bare")
  }

  @Test func `a link that leads nowhere has no arrow and is no stop`() {
    let player = Player(width: 30, height: 2) {
      NavigationLink("Outside") { EmptyView() }
      NavigationStack { NavigationLink("Nil", value: Int?.none) }
    }
    player.press(.tab)
    #expect(player.screen == "          Outside\n            Nil")
  }

  @Test func `a label of several views stands in one row`() {
    let view = NavigationStack {
      Form {
        NavigationLink {
          EmptyView()
        } label: {
          Image(systemName: "star")
          Text("Favourites")
        }
      }
    }
    #expect(
      view.rendered(width: 24, height: 3) == """
        ╭──────────────────────╮
        │ ☆ Favourites       › │
        ╰──────────────────────╯
        """)
  }

  private struct Switched: View {
    @State private var isActive = false
    @State private var choice: String?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        NavigationView {
          VStack(alignment: .leading) {
            NavigationLink("Active", isActive: $isActive) { Text("active page") }
            NavigationLink("Tagged", tag: "a", selection: $choice) { Text("tagged page") }
            NavigationLink(
              destination: Text("hidden page"), tag: "b", selection: $choice
            ) { EmptyView() }
          }
          .navigationBarTitle("Old", displayMode: .large)
        }
        HStack {
          Text(verbatim: "\(isActive) \(choice ?? "nil")")
          Button("Go") { isActive = true }
          Button("Hidden") { choice = "b" }
        }
      }
    }
  }

  @Test func `links with a binding or a tag follow it, and tell it`() {
    let player = Player(width: 34, height: 7) { Switched() }
    player.click("Active")
    #expect(player.screen.contains("active page") && player.screen.contains("true nil"))
    player.press(.escape)
    #expect(player.screen.contains("Tagged ›") && player.screen.contains("false nil"))
    player.click("Tagged")
    #expect(player.screen.contains("tagged page") && player.screen.contains("false a"))
    player.press(.escape)
    #expect(player.screen.contains("false nil"))
  }

  @Test func `a binding alone shows the destination, also of a link that cannot be seen`() {
    let player = Player(width: 34, height: 7) { Switched() }
    player.click("Go")
    #expect(player.screen.contains("active page"))
    player.press(.escape)
    player.click("Hidden")
    #expect(player.screen.contains("hidden page") && player.screen.contains("‹ Old"))
    player.press(.escape)
    #expect(player.screen.contains("false nil"))
  }

  @Test func `in a list with a selection a link is a row that stands for its value`() {
    let player = Player(width: 26, height: 6) { Chosen() }
    player.press(.tab, .downArrow)
    #expect(player.screen.contains("│ ▸ Two                › │\n") && player.screen.contains("2"))
    #expect(!player.screen.contains("page"))
    player.press(.return)
    #expect(player.screen.contains("page 2"))
    player.press(.escape)
    #expect(player.screen.contains("▸ Two"))
  }

  private struct Chosen: View {
    @State private var chosen: Int?
    var body: some View {
      VStack(spacing: 0) {
        NavigationStack {
          List(selection: $chosen) {
            NavigationLink("One", value: 1)
            NavigationLink("Two", value: 2)
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        Text(verbatim: chosen.map { "\($0)" } ?? "none")
      }
    }
  }

  @Test func `a row that can be deleted still leads further`() {
    let player = Player(width: 26, height: 6) {
      NavigationStack {
        List {
          ForEach(["a", "b"], id: \.self) { name in
            NavigationLink(name) { Text(verbatim: "page " + name) }
          }
          .onDelete { _ in }
        }
      }
    }
    player.press(.tab, .downArrow, .return)
    #expect(player.screen.contains("page b"))
  }

  @Test func `every call shape compiles and is followed`() {
    struct Shapes: View {
      @State private var on = false
      @State private var tag: Int?
      let title = "string"
      var body: some View {
        NavigationStack {
          List {
            NavigationLink(destination: Text("page")) { Text("01") }
            NavigationLink(destination: Text("page"), label: { Text("02") })
            NavigationLink {
              Text("page")
            } label: {
              Text("03")
            }
            NavigationLink("04", destination: Text("page"))
            NavigationLink(title.prefix(0) + "05", destination: Text("page"))
            NavigationLink("06") { Text("page") }
            NavigationLink(destination: Text("page"), isActive: $on) { Text("07") }
            NavigationLink(isActive: $on) {
              Text("page")
            } label: {
              Text("08")
            }
            NavigationLink(tag: 1, selection: $tag) {
              Text("page")
            } label: {
              Text("09")
            }
            NavigationLink("10", value: 7)
            NavigationLink(value: 7) { Text("11") }.isDetailLink(false)
          }
          .navigationDestination(for: Int.self) { _ in Text("page") }
        }
      }
    }
    for index in 1...11 {
      let player = Player(width: 20, height: 15) { Shapes() }
      let name = index < 10 ? "0\(index)" : "\(index)"
      player.click(name)
      #expect(player.screen.contains("page"), "\(name)")
    }
  }

  @Test func `links are read as buttons`() {
    let view = NavigationStack { List { NavigationLink("More") { EmptyView() } } }
    #expect(view.spokenText().contains("More, button"))
  }
}
