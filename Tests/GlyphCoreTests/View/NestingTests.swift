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

  @Test func `two thousand stacks in each other are drawn`() {
    var view = AnyView(Text(verbatim: "end"))
    for depth in 0..<2000 {
      view = depth % 2 == 0 ? AnyView(HStack { view }) : AnyView(VStack { view })
    }
    #expect(view.rendered(width: 5, height: 1) == " end")
  }
}
