import GlyphCells
import Testing

struct ImageTests {
  private func picture() throws -> PixelImage {
    try #require(
      PixelImage(
        width: 2, height: 2,
        rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]))
  }

  @Test func `cells carry a picture and show their glyphs where it cannot be shown`() throws {
    var surface = Surface(width: 6, height: 2)
    surface.draw(CleanText("[pic]\n[pic]"), x: 0, y: 0)
    let id = surface.styles.intern(try picture())
    let before = surface
    surface.setImage(id, over: GridRect(x: 1, y: 0, width: 3, height: 2))
    #expect(surface.text == "[pic]\n[pic]")
    #expect(surface.ansi(.truecolor) == "[pic]\n[pic]")
    #expect(XMLCheck.text(of: surface.html) == "[pic]\n[pic]")
    #expect(surface != before)
    let svg = surface.svg
    #expect(XMLCheck.text(of: svg)?.filter { !$0.isWhitespace } == "[][]")
    #expect(svg.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(svg.split(separator: "<use").count - 1 == 2)
  }

  @Test func `drawing over a picture takes that part of it away`() throws {
    var surface = Surface(width: 4, height: 1)
    let id = surface.styles.intern(try picture())
    surface.setImage(id, over: GridRect(x: -1, y: 0, width: 9, height: 1))
    surface.put("x", x: 1, y: 0)
    #expect(surface.svg.split(separator: "<use").count - 1 == 2)
    #expect(surface.svg.split(separator: "<defs>").count - 1 == 1)
  }

  @Test func `a picture goes along when its surface is drawn on another`() throws {
    var small = Surface(width: 2, height: 1)
    small.setImage(small.styles.intern(try picture()), over: small.bounds)
    var large = Surface(width: 2, height: 1)
    large.draw(small, x: 0, y: 0)
    #expect(large == small)
    large.put(" ", x: 0, y: 0)
    #expect(large != small)
  }

  @Test func `the number of bytes has to fit the size`() {
    #expect(PixelImage(width: 2, height: 2, rgba: [1, 2, 3]) == nil)
    #expect(PixelImage(width: 0, height: 0, rgba: []) == nil)
    #expect(PixelImage(width: .max, height: .max, rgba: []) == nil)
  }
}
