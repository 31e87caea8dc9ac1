import GlyphUI
import Testing

@testable import GlyphTesting

struct StyledPictureTests {
  private func surface(_ draw: (inout Surface, StyleTable) -> Void) -> Surface {
    let styles = StyleTable()
    var surface = Surface(width: 12, height: 3, styles: styles)
    draw(&surface, styles)
    return surface
  }

  @Test func `a picture is followed by the letters of its styles and their meanings`() {
    let picture = StyledPicture(
      surface { surface, styles in
        let green = styles.intern(CellStyle(foreground: .ansi(2)))
        let bold = styles.intern(CellStyle(foreground: .rgb(255, 128, 0), attributes: .bold))
        let bar = styles.intern(CellStyle(background: .ansi(4)))
        surface.draw(CleanText("[✓]"), x: 0, y: 0, style: green)
        surface.draw(CleanText("Wi-Fi"), x: 4, y: 0, style: bold)
        surface.draw(CleanText("漢字"), x: 0, y: 2, style: green)
        surface.fill(GridRect(x: 10, y: 2, width: 2, height: 1), with: bar)
      })
    #expect(
      picture.text == """
        [✓] Wi-Fi···
        ············
        漢字········

        ggg bbbbb

        gggg      oo

        g  green
        b  bold #FF8000
        o  on blue
        """)
    #expect(StyledPicture(text: picture.text) == picture)
  }

  @Test func `a picture without styles is only a picture`() {
    let picture = StyledPicture(surface { surface, _ in surface.draw(CleanText("hi"), x: 0, y: 0) })
    #expect(picture.text == "hi··········\n············\n············")
    #expect(StyledPicture(text: picture.text) == picture)
  }

  @Test func `a dot at the end of a line is not taken for a blank`() {
    let dot = StyledPicture(surface { surface, _ in surface.draw(CleanText("a·"), x: 0, y: 0) })
    let blank = StyledPicture(surface { surface, _ in surface.draw(CleanText("a"), x: 0, y: 0) })
    #expect(dot.text != blank.text)
    #expect(dot.text.hasSuffix(" s\n\ns  standard, a dot"))
  }

  @Test func `styles with one initial get letters of their own`() {
    var legend = StyleLegend()
    let styles = StyleTable()
    let letters = (0..<300).map { number in
      legend.letter(
        for: CellStyle(foreground: .rgb(UInt8(number & 255), UInt8(number >> 8), 0)),
        isOwnDot: false, in: styles)
    }
    #expect(Set(letters).count == 300)
    #expect(letters.allSatisfy { CleanText(String($0)).width == 1 })
  }

  @Test func `a difference shows both pictures and lists the cells whose style changed`() {
    let before = surface { surface, styles in
      surface.draw(
        CleanText("on"), x: 0, y: 0, style: styles.intern(CellStyle(foreground: .ansi(2))))
      surface.draw(CleanText("same"), x: 0, y: 1)
    }
    let after = surface { surface, styles in
      surface.draw(
        CleanText("off"), x: 0, y: 0, style: styles.intern(CellStyle(attributes: [.bold, .dim])))
      surface.draw(CleanText("same"), x: 0, y: 1)
    }
    let difference = StyledPicture(after).difference(from: StyledPicture(before))
    #expect(
      difference == """
        - expected
        + seen
        @@ line 1 @@
        - on··········
        + off·········
          same········
          ············

        styles that differ (rows and columns count from 0):
          row 0, columns 0–1 "of": green → bold dim
          row 0, column 2 "f": standard → bold dim
        """)
  }
}
