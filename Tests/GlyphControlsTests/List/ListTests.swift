import GlyphUI
import Testing

@MainActor
struct ListTests {
  private struct Fruit: Identifiable {
    let id: String
    var isRipe = false
  }

  @Test func `a row for each element`() {
    let expected = """
      ╭────────────╮
      │ apple      │
      │ banana     │
      ╰────────────╯
      """
    let names = ["apple", "banana"]
    let fruits = names.map { Fruit(id: $0) }
    #expect(List(fruits) { Text(verbatim: $0.id) }.rendered(width: 14) == expected)
    #expect(List(names, id: \.self) { Text(verbatim: $0) }.rendered(width: 14) == expected)
    #expect(List(0..<2) { Text(verbatim: names[$0]) }.rendered(width: 14) == expected)
    #expect(
      List { ForEach(fruits) { Text(verbatim: $0.id) } }.rendered(width: 14) == expected)
  }

  @Test func `elements of a bound collection can be changed in their rows`() {
    struct Basket: View {
      @State private var fruits = [Fruit(id: "apple"), Fruit(id: "banana")]
      var body: some View {
        List($fruits) { $fruit in Toggle(fruit.id, isOn: $fruit.isRipe).toggleStyle(.switch) }
      }
    }
    let host = ViewHost(width: 18, height: 4) { Basket() }
    host.send(.click(x: 3, y: 2))
    #expect(
      host.render().text == """
        ╭────────────────╮
        │ apple    (○──) │
        │ banana   ▸━━●◂ │
        ╰────────────────╯
        """)
  }

  @Test func `lists with and without frames`() {
    let list = List {
      Text(verbatim: "one")
      Section("More") { Text(verbatim: "two") }
    }
    let framed = "╭────────╮\n│ one    │\n╰────────╯\n╭─ More ─╮\n│ two    │\n╰────────╯"
    let plain = "one\n\nMore\n  two"
    #expect(list.rendered(width: 10) == framed)
    #expect(list.listStyle(.automatic).rendered(width: 10) == framed)
    #expect(list.listStyle(.grouped).rendered(width: 10) == framed)
    #expect(list.listStyle(.insetGrouped).rendered(width: 10) == framed)
    #expect(list.listStyle(.bordered).rendered(width: 10) == framed)
    #expect(list.listStyle(.plain).rendered(width: 10) == plain)
    #expect(list.listStyle(.sidebar).rendered(width: 10) == " one\n\n More\n   two")
    #expect(list.listStyle(.inset).rendered(width: 10) == "  one\n\n  More\n    two")
  }

  @Test func `rows of several lines are separated`() {
    let list = List(0..<3) { index in
      VStack(alignment: .leading) {
        Text(verbatim: "row \(index)")
        if index == 1 { Text(verbatim: "more") }
      }
    }
    #expect(
      list.rendered(width: 12) == """
        ╭──────────╮
        │ row 0    │
        ├──────────┤
        │ row 1    │
        │ more     │
        ├──────────┤
        │ row 2    │
        ╰──────────╯
        """)
    #expect(
      list.listStyle(.plain).rendered(width: 8) == """
        row 0
        ────────
        row 1
        more
        ────────
        row 2
        """)
  }

  @Test func `an empty list is nothing`() {
    #expect(List { EmptyView() }.rendered(width: 10) == "")
  }
}
