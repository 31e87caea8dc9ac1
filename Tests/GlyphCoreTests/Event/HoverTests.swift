import GlyphCore
import Testing

@MainActor
struct HoverTests {
  @Test func `a view knows that the pointer is over it`() {
    struct Row: View {
      let name: String
      @State private var isOver = false
      var body: some View {
        Text(verbatim: isOver ? ">\(name)" : " \(name)").onHover { isOver = $0 }
      }
    }
    let host = ViewHost(width: 4, height: 2) {
      VStack {
        Row(name: "a")
        Row(name: "b")
      }
    }
    host.send(.pointerMoved(x: 2, y: 0))
    #expect(host.render().text == " >a\n  b")
    host.send(.pointerMoved(x: 2, y: 1))
    #expect(host.render().text == "  a\n >b")
    host.send(.windowFocus(false))
    #expect(host.render().text == "  a\n  b")
  }

  @Test func `the place is told, in points`() {
    var phases: [HoverPhase] = []
    let host = ViewHost(width: 4, height: 2) {
      Color.red.onContinuousHover { phases.append($0) }.frame(width: 2, height: 1)
    }
    host.send(.pointerMoved(x: 2, y: 0))
    host.send(.pointerMoved(x: 0, y: 0))
    #expect(phases == [.active(.init(x: 1.5, y: 0.5)), .ended])
  }
}
