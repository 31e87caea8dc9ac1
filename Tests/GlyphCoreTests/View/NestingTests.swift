import Testing

@testable import GlyphCore

@MainActor
struct NestingTests {
  private struct Wrapper: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        AnyView(Group { Wrapper(depth: depth - 1) })
      } else {
        Text(verbatim: "end")
      }
    }
  }

  @Test func `two thousand views that are erased one in the other are drawn`() {
    var view = AnyView(Text(verbatim: "end"))
    for _ in 0..<2000 { view = AnyView(Group { view }) }
    #expect(view.rendered() == "end")
    #expect(Wrapper(depth: 2000).rendered() == "end")
  }

  private func stacks(_ count: Int) -> AnyView {
    var view = AnyView(Text(verbatim: "end"))
    for depth in 0..<count {
      view = depth % 2 == 0 ? AnyView(HStack { view }) : AnyView(VStack { view })
    }
    return view
  }

  @Test func `hundreds of stacks in each other are drawn, and thousands are reported`() {
    #expect(stacks(500).rendered(width: 5, height: 1) == " end")
    let messages = MessageLog()
    Report.observe { messages.append($0) }
    #expect(stacks(2000).rendered(width: 5, height: 1) == "")
    #expect(messages.all.contains { $0.contains("views stand in each other") })
  }
}
