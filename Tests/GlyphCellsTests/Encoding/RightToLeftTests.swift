import GlyphCells
import Testing

struct RightToLeftTests {
  private func row(_ text: String, _ after: String) -> Surface {
    var surface = Surface(width: 12, height: 1)
    surface.draw(CleanText(text), x: 0, y: 0)
    surface.draw(CleanText(after), x: 8, y: 0)
    return surface
  }

  @Test func `a mark keeps what follows in its column`() {
    #expect(row("שלום", "|").text == "שלום\u{200E}    |")
    #expect(row("مرحبا", "|").ansi(.truecolor) == "مرحبا\u{200E}   |")
    #expect(row("שָׁלוֹם", "|").text == "שָׁלוֹם\u{200E}    |")
  }

  @Test func `a sentence and a line end need none`() {
    #expect(row("שלום", "א").text == "שלום    א")
    #expect(row("שלום", "").text == "שלום")
  }
}
