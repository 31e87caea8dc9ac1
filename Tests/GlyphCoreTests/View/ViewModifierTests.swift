import Testing

@testable import GlyphCore

@MainActor
struct ViewModifierTests {
  private struct Counting: ViewModifier {
    let mark: String
    @State private var count = 0

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Text(verbatim: "\(mark)\(count)").onTapGesture { count += 1 }
      }
    }
  }

  @Test func `a modifier has state of its own at each place`() {
    let host = ViewHost(width: 6, height: 1) {
      HStack(spacing: 0) {
        Text(verbatim: "a").modifier(Counting(mark: "+"))
        Text(verbatim: "b").modifier(Counting(mark: "-"))
      }
      .focusEffectDisabled()
    }
    host.send(.click(x: 4, y: 0))
    host.send(.click(x: 4, y: 0))
    host.send(.click(x: 1, y: 0))
    #expect(host.render().text == "a+1b-2")
  }

  @Test func `a modifier's body is around the whole of its content`() {
    let view = Group {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    .modifier(Counting(mark: "+"))
    #expect(view.rendered() == "ab+0")
  }

  @Test func `a box modifier is around each view of a list`() {
    let view = HStack(spacing: 0) {
      Group {
        Text(verbatim: "a")
        ForEach(0..<2) { Text(verbatim: "\($0)") }
        if true { Text(verbatim: "z") }
      }
      .padding(.trailing, 1)
    }
    #expect(view.rendered() == "a 0 1 z")
  }
}
