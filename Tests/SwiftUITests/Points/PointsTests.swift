import GlyphTesting
import SwiftUI
import Testing

/// In a module that imports SwiftUI a cell is 8 by 16 points.
@MainActor
struct PointsTests {
  private struct Mark: View {
    var body: some View {
      Text("x").padding(.leading, 16).padding(.top, 16)
    }
  }

  private let picture = "\n  x"

  @Test func `every way to draw a view measures in points`() {
    #expect(Mark().rendered() == picture)
    #expect(ViewRenderer(content: Mark()).text == picture)
    #expect(ViewHost(width: 3, height: 2) { Mark() }.render().text == picture)
    #expect(Player(width: 3, height: 2) { Mark() }.screen == picture)
    #expect(Preview("mark") { Mark() }.rendered() == picture)
  }

  @Test func `what is printed measures in points`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        Terminal.print(Text("value").padding(.leading, 16))
        Terminal.print { Text("closure").padding(.leading, 16) }
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("  value\n  closure\n"))
  }

  @Test func `proposals to a renderer are points, and those to a short form cells`() {
    let line = Text("one two").frame(maxWidth: .infinity, alignment: .trailing)
    let renderer = ViewRenderer(content: line)
    renderer.proposedSize.width = 80
    #expect(renderer.text == "   one two")
    #expect(line.rendered(width: 10) == "   one two")
    #expect(Text("one two").rendered(width: 4, height: 2) == "one\ntwo")
  }

  @Test func `a builder of a root takes all that a builder of views takes`() {
    func text(_ isShown: Bool) -> String {
      ViewHost(width: 3, height: 4) {
        if isShown { Mark() }
        if isShown { Text("a") } else { Text("b").padding(.leading, 8) }
        Text("c")
      }
      .render().text
    }
    #expect(text(true).contains("  x"))
    #expect(text(false) == "\n b\nc\n")
    #expect(ViewHost(width: 3, height: 1) {}.render().text == "")
  }

  @Test func `a part of the views can measure in cells`() {
    let view = VStack(alignment: .leading) {
      Text("p").padding(.leading, 16)
      Text("c").padding(.leading, 16).cellSize(.cells)
    }
    #expect(view.rendered() == "  p\n                c")
  }

  @Test func `a preview's size is points`() {
    let preview = Preview("sized", traits: .fixedLayout(width: 32, height: 32)) {
      Text("x").border(.red)
    }
    let surface = ViewRenderer(content: preview).surface
    #expect(surface.size.width == 4 && surface.size.height == 2)
  }
}
