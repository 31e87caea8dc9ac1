import Testing

@testable import GlyphCore

@MainActor
@Suite struct LazyStackTests {
  private func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
  }

  @Test func `a lazy column is as wide as there is room and as high as its views`() {
    #expect(
      LazyVStack(alignment: .trailing) { rows(2) }.border(.red).rendered(width: 12, height: 6)
        == """

        ┌──────────┐
        │     row 0│
        │     row 1│
        └──────────┘

        """)
  }

  @Test func `a lazy row is as high as there is room and as wide as its views`() {
    #expect(
      LazyHStack(alignment: .top, spacing: 2) { rows(2) }.border(.red)
        .rendered(width: 20, height: 4) == """
             ┌────────────┐
             │row 0  row 1│
             │            │
             └────────────┘
          """)
  }

  @Test func `views are as long as they like along a lazy stack`() {
    let stack = LazyVStack(spacing: 1) {
      Text(verbatim: "a b c d").frame(width: 3)
      Spacer()
      Text(verbatim: "end")
    }
    #expect(stack.rendered(width: 3, height: 20).split(separator: "\n").count == 3)
  }

  @Test func `at its ideal size a lazy stack is as large as its views`() {
    #expect(LazyVStack { rows(2) }.rendered() == "row 0\nrow 1")
    #expect(LazyHStack { rows(2) }.rendered() == "row 0 row 1")
    #expect(LazyVStack {}.rendered(width: 4) == "")
  }

  @Test func `a change in one row of many is one row's work`() {
    struct Row: View {
      let number: Int
      @State private var isOn = false
      var body: some View {
        Text(verbatim: "\(number) \(isOn)").onActivate { isOn.toggle() }
      }
    }
    func work(_ count: Int) -> Int {
      let host = ViewHost(width: 20, height: 4) {
        ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
      }
      host.render()
      host.send(.click(x: 10, y: 1))
      host.render()
      let before = host.statistics
      host.send(.click(x: 10, y: 1))
      host.render()
      return host.statistics.bodies - before.bodies + host.statistics.measures - before.measures
    }
    #expect(work(50) == work(5000))
  }
}
