import GlyphUI
import Testing

@MainActor
struct FormStoryTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var isLoud = false
    var body: some View {
      Form {
        Toggle("Tap", isOn: $isOn).toggleStyle(Tapping())
        Section("More") {
          Toggle("Loud", isOn: $isLoud).toggleStyle(.switch)
          if isLoud { Text(verbatim: "Very") }
        }
      }
    }
  }

  @Test func `Tab reaches a toggle in a form, and a click, Space and Return flip it`() {
    let host = ViewHost(width: 18, height: 7) { Settings() }
    func state() -> String {
      String(host.render().text.split(separator: "\n")[1].dropFirst(2).prefix(3))
    }
    #expect(state() == "no ")
    host.send(.click(x: 3, y: 1))
    #expect(state() == "yes")
    host.send(.key(.space))
    #expect(state() == "no ")
    host.send(.key(.return))
    #expect(state() == "yes")
    host.send(.key(.escape))
    host.send(.key(.tab))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("│ Loud     ▸━━●◂ │"))
  }

  @Test func `a click anywhere in a row with a switch flips it`() {
    for x in 2..<16 {
      let host = ViewHost(width: 18, height: 7) { Settings() }
      host.send(.click(x: x, y: 4))
      #expect(host.render().text.contains("▸━━●◂"))
    }
  }

  @Test func `a frame follows the rows that come and go`() {
    let host = ViewHost(width: 18, height: 7) { Settings() }
    let before = host.render().text
    #expect(
      before == """
        ╭────────────────╮
        │ no Tap         │
        ╰────────────────╯
        ╭─ More ─────────╮
        │ Loud     (○──) │
        ╰────────────────╯

        """)
    host.send(.click(x: 3, y: 4))
    #expect(
      host.render().text == """
        ╭────────────────╮
        │ no Tap         │
        ╰────────────────╯
        ╭─ More ─────────╮
        │ Loud     ▸━━●◂ │
        │ Very           │
        ╰────────────────╯
        """)
    host.send(.click(x: 3, y: 4))
    host.send(.key(.escape))
    #expect(host.render().text == before)
  }

  @Test func `toggles on one value in two forms change together`() {
    struct Two: View {
      @State private var isOn = false
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Form { Toggle("A", isOn: $isOn) }
          Form { Toggle("B", isOn: $isOn).toggleStyle(.button) }
        }
      }
    }
    let host = ViewHost(width: 24, height: 3) { Two() }
    host.send(.click(x: 3, y: 1))
    #expect(
      host.render().text == """
        ╭──────────╮╭──────────╮
        │ ▸✓◂ A    ││ [ ✓ B ]  │
        ╰──────────╯╰──────────╯
        """)
  }

  @Test func `a form that is too high scrolls to what has focus`() {
    let host = ViewHost(width: 20, height: 5) {
      Form {
        ForEach(0..<8, id: \.self) { Toggle("row \($0)", isOn: .constant(false)) }
      }
    }
    #expect(
      host.render().text == """
        ╭─────────────────╮┃
        │ [ ] row 0       │┃
        │ [ ] row 1       ││
        │ [ ] row 2       ││
        │ [ ] row 3       ││
        """)
    for _ in 0..<6 { host.send(.key(.downArrow)) }
    #expect(host.render().text.contains("▸ ◂ row 5"))
    #expect(!host.render().text.contains("row 0"))
    host.send(.scroll(x: 3, y: 2, rows: 10))
    #expect(host.render().text.hasSuffix("╰─────────────────╯┃"))
  }

  @Test func `flipping one of many rows costs the same as flipping one of few`() {
    struct Item: View {
      let index: Int
      @State private var isOn = false
      var body: some View { Toggle("\(index)", isOn: $isOn).toggleStyle(.switch) }
    }
    func cost(_ count: Int) -> (bodies: Int, measures: Int, cells: Int) {
      let host = ViewHost(width: 30, height: 400) {
        Form { ForEach(0..<count, id: \.self) { Item(index: $0) } }
      }
      host.send(.click(x: 3, y: 5))
      host.render()
      let before = host.statistics
      host.send(.key(.space))
      host.render()
      let after = host.statistics
      return (
        after.bodies - before.bodies, after.measures - before.measures,
        after.cells - before.cells
      )
    }
    #expect(cost(300) == cost(10))
    #expect(cost(300).bodies <= 3)
  }

  private struct Pages: View {
    @State private var page = "one"
    @State private var theme = 1
    @State private var isOn = false
    var body: some View {
      TabView(selection: $page) {
        Form {
          Picker("Theme", selection: $theme) {
            ForEach(1..<4) { Text(verbatim: "\($0)").tag($0) }
          }
          .pickerStyle(.segmented)
          Toggle("Compact", isOn: $isOn).toggleStyle(.switch)
        }
        .tabItem { Text(verbatim: "First") }
        .tag("one")
        Text(verbatim: "page \(theme)").tabItem { Text(verbatim: "Second") }.tag("two")
        Text(verbatim: "page 3").tabItem { Text(verbatim: "Third") }.tag("three")
      }
    }
  }

  @Test func `arrows go from row to row, however far a control stands from its title`() {
    let host = ViewHost(width: 40, height: 6) { Pages() }
    host.send(.key(.tab))
    #expect(host.render().text.contains("▸First◂"))
    host.send(.key(.downArrow))
    #expect(host.render().text.contains("▸1◂ 2  3"))
    host.send(.key(.downArrow))
    #expect(host.render().text.contains("▸○──◂"))
  }

  @Test func `an arrow that passes by options and tabs leaves what is chosen`() {
    let host = ViewHost(width: 40, height: 6) { Pages() }
    host.render()
    host.send(.click(x: 10, y: 4))
    #expect(host.render().text.contains("▸━━●◂"))
    host.send(.key(.upArrow))
    #expect(host.render().text.contains("▸1◂ 2  3"))
    host.send(.key(.upArrow))
    #expect(host.render().text.contains("▸First◂"))
    #expect(host.render().text.contains("Compact"))
  }
}
