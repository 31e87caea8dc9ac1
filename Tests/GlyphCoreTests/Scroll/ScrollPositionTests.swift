import GlyphCore
import Testing

@MainActor
struct ScrollPositionTests {
  private struct Screen: View {
    let start: String?
    let anchor: UnitPoint?
    @State private var position: String?

    init(start: String? = nil, anchor: UnitPoint? = nil) {
      self.start = start
      self.anchor = anchor
      _position = State(initialValue: start)
    }

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "at \(position ?? "-")").onTapGesture { position = "r7" }
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<12) { EmptyView().id($0) }
            ForEach((0..<12).map { "r\($0)" }, id: \.self) { Text(verbatim: $0) }
          }
        }
        .scrollIndicators(.never)
        .scrollPosition(id: $position, anchor: anchor)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func `a scroll view begins at the view of an id`() {
    #expect(Screen(start: "r3").rendered(width: 6, height: 4) == "at r3\nr3\nr4\nr5")
    #expect(
      Screen(start: "r3", anchor: .bottom).rendered(width: 6, height: 4) == "at r3\nr1\nr2\nr3")
    #expect(Screen(start: "none").rendered(width: 7, height: 4) == "at none\nr0\nr1\nr2")
  }

  @Test func `it follows the binding, which keeps its id at the end of the content`() {
    let host = ViewHost(width: 7, height: 8) { Screen() }
    #expect(host.render().text.hasPrefix("at -\nr0\n"))
    host.send(.click(x: 0, y: 0))
    #expect(host.render().text.hasPrefix("at r7◂\nr5\n"))
  }

  @Test func `scrolling tells which view is first`() {
    let host = ViewHost(width: 7, height: 4) { Screen(start: "r1") }
    host.render()
    host.send(.scroll(x: 0, y: 2, rows: 3))
    #expect(host.render().text == "at r4\nr4\nr5\nr6")
    host.send(.scroll(x: 0, y: 2, rows: -1))
    #expect(host.render().text == "at r3\nr3\nr4\nr5")
  }
}
