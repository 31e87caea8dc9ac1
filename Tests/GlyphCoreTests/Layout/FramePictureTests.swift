import Testing

@testable import GlyphCore

@MainActor
@Suite struct FramePictureTests {
  @Test func `borders, padding and frames nest, and a wide border is heavy`() {
    let view = Text(verbatim: "hi").padding().border(.red)
      .frame(width: 12, alignment: .trailing)
      .border(.blue, width: 2)
    #expect(
      view.rendered() == """
        ┏━━━━━━━━━━━━┓
        ┃    ┌──────┐┃
        ┃    │      │┃
        ┃    │  hi  │┃
        ┃    │      │┃
        ┃    └──────┘┃
        ┗━━━━━━━━━━━━┛
        """)
  }

  @Test func `a divider stands across its stack`() {
    let view = VStack {
      Text(verbatim: "abc")
      Divider()
      HStack {
        Text(verbatim: "x")
        Divider()
        Text(verbatim: "y")
      }
    }
    .frame(width: 9, height: 5)
    .border(.primary)
    #expect(
      view.rendered() == """
        ┌─────────┐
        │   abc   │
        │─────────│
        │    │    │
        │  x │ y  │
        │    │    │
        └─────────┘
        """)
  }

  @Test func `a colour alone is shaded, a colour behind something is not`() {
    let alone = HStack {
      Color.red
      Color.blue.opacity(0.2)
      Color.white
    }
    #expect(alone.frame(width: 17, height: 1).rendered() == "█████ ░░░░░ █████")
    let behind = ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 8, height: 2)
      Text(verbatim: "end")
    }
    #expect(behind.rendered() == "\n     end")
    #expect(Text(verbatim: "hello").padding(1).background { Color.blue }.rendered() == "\n hello\n")
  }

  @Test func `an overlay stands upon its base and keeps the base's background`() {
    let view = Text(verbatim: "hello")
      .overlay(alignment: .topTrailing) { Text(verbatim: "*") }
      .background(.blue)
    #expect(view.rendered() == "hell*")
    let surface = ViewRenderer(content: view).surface
    #expect((0..<5).allSatisfy { surface[$0, 0].style.background == .ansi(4) })
  }
}
