import GlyphCells
import Testing

struct SurfaceDrawingTests {
  @Test func `text is clipped at both ends and leaves its neighbours alone`() {
    var surface = Surface(width: 8, height: 2)
    surface.draw(CleanText("........"), x: 0, y: 0)
    surface.draw(CleanText("abcdef"), x: 1, y: 0, clip: GridRect(x: 2, y: 0, width: 3, height: 1))
    surface.draw(CleanText("long line"), x: -2, y: 1)
    #expect(surface.text == "..bcd...\nng line")
  }

  @Test func `half of an overwritten wide glyph becomes a blank`() {
    var surface = Surface(width: 6, height: 1)
    surface.draw(CleanText("漢字漢"), x: 0, y: 0)
    surface.draw(CleanText("ab"), x: 1, y: 0)
    #expect(surface.text == " ab 漢")
  }

  @Test func `a wide glyph that is clipped leaves a blank on either side`() {
    var surface = Surface(width: 5, height: 1)
    surface.draw(CleanText("漢字漢字"), x: -1, y: 0)
    #expect(surface.text == " 字漢")
  }

  @Test func `text takes the background that it is drawn on`() {
    var surface = Surface(width: 4, height: 1)
    surface.fill(surface.bounds, with: surface.styles.intern(CellStyle(background: .ansi(4))))
    let red = surface.styles.intern(CellStyle(foreground: .ansi(1)))
    surface.draw(CleanText("ab"), x: 1, y: 0, style: red)
    #expect(surface.ansi(.truecolor) == "\u{1B}[44m \u{1B}[31mab\u{1B}[39m \u{1B}[0m")
    #expect(surface.ansi(.none) == " ab")
  }
}
