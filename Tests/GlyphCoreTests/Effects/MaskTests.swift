import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct MaskTests {
  @Test func `a view is seen where its mask leaves ink`() {
    let word = Text(verbatim: "abcdefgh")
    #expect(word.mask(alignment: .leading) { Color.red.frame(width: 3) }.rendered() == "abc")
    #expect(word.mask { Text(verbatim: "x x  x x") }.rendered() == "a c  f h")
    #expect(word.mask(Color.clear).rendered() == "")
    #expect(word.mask { word }.rendered() == "abcdefgh")
    #expect(
      Text(verbatim: "漢字").mask(alignment: .leading) { Text(verbatim: "xxx") }.rendered() == "漢")
  }

  @Test func `a shape cuts corners, and what is behind stays`() {
    let view = ZStack {
      VStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Text(verbatim: ".........") } }
      VStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Text(verbatim: "#########") } }
        .mask { Ellipse() }
    }
    #expect(
      view.rendered() == """
        .#######.
        #########
        #########
        #########
        .#######.
        """)
  }

  @Test func `the mask can neither be reached nor read`() {
    let host = ViewHost(width: 8, height: 1) {
      Text(verbatim: "abc").mask { Text(verbatim: "xxx").onTapGesture {} }
    }
    #expect(!host.send(.key(.tab)))
    #expect(!host.send(.click(x: 3, y: 0)))
    #expect(host.spokenText == "abc")
  }
}
