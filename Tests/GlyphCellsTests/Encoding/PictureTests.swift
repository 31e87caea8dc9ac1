import GlyphCells
import Testing

struct PictureTests {
  private func card() -> Surface {
    var surface = Surface(width: 9, height: 3)
    let styles = surface.styles
    let blue = styles.intern(CellStyle(foreground: .ansi(4)))
    surface.putRow("─", count: 7, x: 1, y: 0, style: blue)
    surface.putRow("─", count: 7, x: 1, y: 2, style: blue)
    for (glyph, x, y) in [("╭", 0, 0), ("╮", 8, 0), ("╰", 0, 2), ("╯", 8, 2)]
      as [(Unicode.Scalar, Int, Int)]
    {
      surface.put(glyph, x: x, y: y, style: blue)
    }
    surface.putColumn("│", count: 1, x: 0, y: 1, style: blue)
    surface.putColumn("│", count: 1, x: 8, y: 1, style: blue)
    surface.draw(
      CleanText("a<b"), x: 2, y: 1, style: styles.intern(CellStyle(attributes: [.bold])))
    return surface
  }

  @Test func `plain text is the glyphs alone`() {
    #expect(card().text == "╭───────╮\n│ a<b   │\n╰───────╯")
  }

  @Test func `escape sequences are as few as they can be and end with the line`() {
    #expect(
      card().ansi(.ansi16) == """
        \u{1B}[34m╭───────╮\u{1B}[0m
        \u{1B}[34m│\u{1B}[0m \u{1B}[1ma<b\u{1B}[0m   \u{1B}[34m│\u{1B}[0m
        \u{1B}[34m╰───────╯\u{1B}[0m
        """)
    #expect(card().ansi(.none) == "╭───────╮\n│ \u{1B}[1ma<b\u{1B}[0m   │\n╰───────╯")
  }

  @Test func `a nested style gives way to the outer one again`() {
    var surface = Surface(width: 5, height: 1)
    let outer = CellStyle(foreground: .ansi(1), background: .ansi(4))
    surface.fill(surface.bounds, with: surface.styles.intern(outer))
    surface.draw(CleanText("a b c"), x: 0, y: 0, style: surface.styles.intern(outer))
    var inner = outer
    inner.attributes = .bold
    surface.draw(CleanText("b"), x: 2, y: 0, style: surface.styles.intern(inner))
    #expect(
      surface.ansi(.truecolor) == "\u{1B}[31;44ma \u{1B}[1mb\u{1B}[22m c\u{1B}[0m")
  }

  @Test func `HTML is one element with a span for each style`() {
    let options = HTMLOptions(styling: .classes)
    #expect(
      card().html(options) == """
        <pre class="glyph"><span class="gf4">╭───────╮</span>
        <span class="gf4">│</span> <span class="gb">a&lt;b</span>   <span class="gf4">│</span>
        <span class="gf4">╰───────╯</span></pre>
        """)
    #expect(options.stylesheet.contains(".gf4{color:#61a0ef}"))
    #expect(card().html.contains("<span style=\"font-weight:bold\">a&lt;b</span>"))
  }

  @Test func `SVG holds letters to the grid and joins lines`() {
    let svg = card().svg
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"81\" height=\"54\""))
    #expect(svg.contains("M9 9H72"))
    #expect(
      svg.contains(
        "<text x=\"18\" y=\"31.5\" textLength=\"27\" lengthAdjust=\"spacingAndGlyphs\""
          + " font-weight=\"bold\" fill=\"#d8dee9\">a&lt;b</text>"))
    #expect(svg == card().svg)
  }
}
