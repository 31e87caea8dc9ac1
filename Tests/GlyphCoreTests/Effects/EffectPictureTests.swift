import Testing

@testable import GlyphCore

@MainActor
@Suite struct EffectPictureTests {
  @Test func `a pile lines its views up at each of nine places`() {
    let places: [Alignment] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    let pictures = HStack(spacing: 0) {
      ForEach(0..<9) { index in
        ZStack(alignment: places[index]) {
          Color.clear.frame(width: 3, height: 3)
          Text(verbatim: "\(index + 1)")
        }
        .border(.primary)
      }
    }
    #expect(
      pictures.rendered() == """
        ┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐
        │1  ││ 2 ││  3││   ││   ││   ││   ││   ││   │
        │   ││   ││   ││4  ││ 5 ││  6││   ││   ││   │
        │   ││   ││   ││   ││   ││   ││7  ││ 8 ││  9│
        └───┘└───┘└───┘└───┘└───┘└───┘└───┘└───┘└───┘
        """)
  }

  @Test func `an offset moves the picture and nothing else`() {
    let view = HStack(spacing: 0) {
      Text(verbatim: "ab").offset(x: 1, y: 1)
      Text(verbatim: "cd")
    }
    #expect(view.frame(height: 2, alignment: .top).rendered() == "  cd\n ab")
  }

  @Test func `depth decides what is in front, and equal depths keep their order`() {
    let view = ZStack(alignment: .leading) {
      Text(verbatim: "1").zIndex(1)
      Text(verbatim: "22")
      Text(verbatim: "333").zIndex(-1)
    }
    #expect(view.rendered() == "123")
  }

  @Test func `hidden views and those without opacity keep their room`() {
    let view = HStack(spacing: 0) {
      Text(verbatim: "a")
      Text(verbatim: "bb").hidden()
      Text(verbatim: "c").opacity(0)
      Text(verbatim: "d")
    }
    #expect(view.rendered() == "a   d")
  }

  @Test func `opacity blends what is known and dims what is not`() {
    let known = Text(verbatim: "x").background(Color(white: 1)).opacity(0.5)
      .background(Color(white: 0))
    let unknown = Text(verbatim: "x").opacity(0.5)
    let surface = ViewRenderer(
      content: HStack(spacing: 0) {
        known
        unknown
      }
    ).surface
    #expect(surface[0, 0].style.background == .rgb(128, 128, 128))
    #expect(surface[1, 0].style.attributes == .dim)
    #expect(surface.text == "xx")
  }

  @Test func `what is clipped is not drawn outside`() {
    let wide = Text(verbatim: "abcdef").fixedSize().frame(width: 2, alignment: .leading)
    let view = HStack(spacing: 0) {
      wide.clipped()
      Text(verbatim: "|")
      wide
    }
    #expect(view.frame(width: 9, alignment: .leading).rendered() == "ab|abcdef")
  }

  @Test func `a covering colour hides text, and one that is not opaque tints it`() {
    let text = Text(verbatim: "hello")
    #expect(text.overlay(Color.red).rendered() == "█████")
    #expect(text.overlay(Color.red.opacity(0.5)).rendered() == "hello")
    let tinted = ViewRenderer(content: text.overlay(Color(white: 1, opacity: 0.5))).surface
    #expect(tinted[0, 0].style.background != .standard)
  }

  @Test func `ASCII borders are plus signs, and heavy ones number signs`() {
    let view = VStack(spacing: 0) {
      Text(verbatim: "a").border(.red)
      Text(verbatim: "b").border(.red, width: 2)
      Divider().frame(width: 3)
    }
    #expect(
      view.environment(\.glyphs, .ascii).rendered() == """
        +-+
        |a|
        +-+
        #=#
        #b#
        #=#
        ---
        """)
  }
}
