import Testing

@testable import GlyphCells

struct SurfaceTests {
  @Test func `sizes are clamped and never trap`() {
    for (width, height) in [
      (0, 0), (1, 1), (-3, 5), (5, -3), (0, 7), (Int.max, 0), (0, Int.max), (Int.min, Int.min),
      (65535, 65535), (Int.max, Int.max),
    ] {
      // The largest ones would only show that memory is large.
      guard width < 70000, height < 70000 || width == 0 else { continue }
      var surface = Surface(width: width, height: height == .max ? 9 : height)
      #expect(surface.size.width >= 0 && surface.size.height >= 0)
      surface.draw(CleanText("x漢"), x: 0, y: 0)
      surface.fill(
        GridRect(x: .min, y: .min, width: .max, height: .max), with: StyleID.standard)
      surface.resize(width: 2, height: 1)
      #expect(surface.size == GridSize(width: 2, height: 1))
    }
    #expect(Surface(width: 0, height: 0).text == "")
    #expect(Surface(width: 0, height: 0).ansi(.truecolor) == "")
    #expect(XMLCheck.text(of: Surface(width: 0, height: 0).svg) != nil)
    #expect(XMLCheck.text(of: Surface(width: 0, height: 3).html) == "\n\n")
  }

  @Test func `a copy is independent`() {
    var first = Surface(width: 3, height: 1)
    first.draw(CleanText("abc"), x: 0, y: 0)
    var second = first
    second.draw(CleanText("x"), x: 1, y: 0)
    #expect(first.text == "abc")
    #expect(second.text == "axc")
  }

  @Test func `surfaces are equal when they look the same, whatever their tables say`() {
    func make(extra: Bool) -> Surface {
      var surface = Surface(width: 4, height: 1)
      if extra {
        _ = surface.styles.intern(CellStyle(foreground: .ansi(9)))
        surface.draw(CleanText("👨‍👩‍👧‍👦"), x: 0, y: 0)
        surface.clear()
      }
      let link = surface.styles.link(to: "https://example.com")
      surface.draw(
        CleanText("e\u{301}x"), x: 0, y: 0,
        style: surface.styles.intern(CellStyle(foreground: .ansi(2), link: link)))
      return surface
    }
    #expect(make(extra: false) == make(extra: true))
    var other = make(extra: true)
    other.put("x", x: 1, y: 0)
    #expect(make(extra: false) != other)
  }

  @Test func `reading outside gives blanks`() {
    var surface = Surface(width: 2, height: 1)
    surface.draw(CleanText("漢"), x: 0, y: 0)
    #expect(surface[0, 0].character == "漢")
    #expect(surface[1, 0].isContinuation)
    #expect(surface[1, 0].character == "")
    #expect(surface[-1, 0].character == " ")
    #expect(surface[0, .max].character == " ")
  }

  @Test func `resizing keeps what remains and halves no glyph`() {
    var surface = Surface(width: 4, height: 2)
    surface.draw(CleanText("a漢b\ncd"), x: 0, y: 0)
    surface.resize(width: 2, height: 3)
    #expect(surface.text == "a\ncd\n")
    surface.resize(width: 5, height: 1)
    #expect(surface.text == "a")
  }

  @Test func `filling and recolouring mend wide glyphs`() {
    var surface = Surface(width: 6, height: 1)
    let blue = surface.styles.intern(CellStyle(background: .ansi(4)))
    surface.draw(CleanText("漢字漢"), x: 0, y: 0)
    surface.setBackground(of: GridRect(x: 1, y: 0, width: 2, height: 1), to: blue)
    #expect(
      (0..<6).map { surface[$0, 0].style.background == .ansi(4) } == [
        true, true, true, true, false, false,
      ])
    #expect(surface.text == "漢字漢")
    surface.fill(GridRect(x: 1, y: 0, width: 2, height: 1), with: blue)
    #expect(surface.paddedText == "    漢")
  }

  @Test func `a clipped cluster leaves a blank on the side where it was cut`() {
    func cut(_ text: String, from x: Int, width: Int) -> String {
      var surface = Surface(width: width, height: 1)
      surface.draw(CleanText(text), x: x, y: 0)
      return surface.paddedText
    }
    #expect(cut("1234🦀7890", from: 0, width: 5) == "1234 ")
    #expect(cut("1234🦀7890", from: -5, width: 5) == " 7890")
    #expect(cut("1234🦀7890", from: -3, width: 7) == "4🦀7890")
    #expect(cut("ab🦀cd", from: -2, width: 1) == " ")
    #expect(cut("ab🦀cd", from: -2, width: 2) == "🦀")
    #expect(cut("ab🦀cd", from: -1, width: 3) == "b🦀")
    #expect(cut("ab🦀cd", from: -1, width: 4) == "b🦀c")
  }

  @Test func `cutting a mixed string anywhere gives two parts of the right widths`() {
    let text = CleanText("早乙女リリエル (CV: 徳井青）")
    for column in 0...text.width {
      var left = Surface(width: column, height: 1)
      var right = Surface(width: text.width - column, height: 1)
      left.draw(text, x: 0, y: 0)
      right.draw(text, x: -column, y: 0)
      #expect(CleanText(left.paddedText).width == column)
      #expect(CleanText(right.paddedText).width == text.width - column)
    }
  }

  @Test func `drawing far outside does nothing`() {
    var surface = Surface(width: 15, height: 7)
    let other = Surface(width: 100, height: 100)
    let before = surface
    surface.draw(other, x: 100, y: 0)
    surface.draw(CleanText("x"), x: .max, y: .max)
    surface.draw(CleanText("漢"), x: .max, y: 0)
    surface.draw(CleanText("x"), x: .min, y: 0)
    surface.putRow("─", count: .max, x: 20, y: 0)
    surface.putColumn("│", count: .max, x: -1, y: 0)
    surface.put("x", x: -1, y: -1)
    #expect(surface == before)
  }

  @Test func `a surface is drawn on another with its own table`() {
    var small = Surface(width: 3, height: 1)
    small.draw(
      CleanText("漢e\u{301}"), x: 0, y: 0,
      style: small.styles.intern(CellStyle(foreground: .ansi(5))))
    var large = Surface(width: 6, height: 1)
    large.fill(large.bounds, with: large.styles.intern(CellStyle(background: .ansi(7))))
    large.draw(small, x: 2, y: 0)
    #expect(large.text == "  漢e\u{301}")
    #expect(large[2, 0].style == CellStyle(foreground: .ansi(5), background: .ansi(7)))
    large.draw(small, x: -1, y: 0)
    #expect(large.text == " e\u{301}漢e\u{301}")
  }

  @Test func `raw bytes cannot carry controls past the gate`() {
    var surface = Surface(width: 4, height: 1)
    [UInt8]([0x1B, 0x5B, 0x9B, 0x07]).withUnsafeBufferPointer {
      surface.draw(ascii: $0, x: 0, y: 0, style: .standard)
    }
    #expect(surface.text == "\u{FFFD}[\u{FFFD}\u{FFFD}")
    surface.put("\u{1B}", x: 0, y: 0)
    surface.put("\u{301}", x: 1, y: 0)
    surface.put("\u{9B}", x: 2, y: 0)
    surface.put("\u{200B}", x: 3, y: 0)
    #expect(surface.text == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    surface.putRow("\u{7}", count: 2, x: 0, y: 0)
    surface.putColumn("\u{10EEEE}", count: 1, x: 2, y: 0)
    #expect(surface.text == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func `a cell is eight bytes`() {
    #expect(MemoryLayout<Cell>.size == 8)
  }
}
