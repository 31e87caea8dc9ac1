import GlyphCore
import GlyphTesting
import Testing

@testable import GlyphTerminal

@MainActor
struct SurfaceWrappingTests {
  @Test func `rows above a cell are those that a narrower terminal makes of them`() {
    let host = ViewHost(width: 12, height: 4) {
      VStack(alignment: .leading) {
        Text("abcdefghij")
        Text("あいうえお")
        Text("")
        Text("x")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let surface = host.render()
    func rows(_ x: Int, _ y: Int, _ width: Int) -> Int {
      surface.rows(above: (x, y), wrappedTo: width)
    }
    #expect(rows(0, 0, 4) == 0)
    #expect(rows(5, 0, 4) == 1)
    #expect(rows(10, 0, 5) == 1)
    #expect(rows(0, 1, 4) == 3)
    #expect(rows(0, 1, 10) == 1)
    // Five wide glyphs: two in a row of five cells.
    #expect(rows(0, 2, 5) == 2 + 3)
    #expect(rows(0, 3, 5) == 2 + 3 + 1)
    #expect(rows(0, 3, 12) == 3)
    #expect(rows(0, 3, 0) == 3)
    #expect(rows(0, 99, 12) == 4)
    #expect(rows(-3, -3, 1) == 0)
  }
}
