import Testing

@testable import GlyphCells

struct ANSITextTests {
  private func drawn(_ text: String) -> Surface {
    let parsed = ANSIText(text)
    var surface = Surface(width: max(1, parsed.text.width), height: parsed.text.lineCount)
    let runs = parsed.runs(in: surface.styles)
    for (y, line) in parsed.text.lines(width: max(1, parsed.text.width)).enumerated() {
      surface.draw(parsed.text, line: line, runs: runs, x: 0, y: y)
    }
    return surface
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m plain", CellStyle(foreground: .ansi(1))),
    ("\u{1B}[1;4mx", CellStyle(attributes: [.bold, .underline])),
    ("\u{1B}[38;5;208mx", CellStyle(foreground: .indexed(208))),
    ("\u{1B}[48;2;1;2;3mx", CellStyle(background: .rgb(1, 2, 3))),
    ("\u{1B}[38:2::1:2:3mx", CellStyle(foreground: .rgb(1, 2, 3))),
    ("\u{1B}[38:5:9mx", CellStyle(foreground: .ansi(9))),
    ("\u{1B}[4:3mx", CellStyle(attributes: .underline)),
    ("\u{1B}[4:2mx", CellStyle(attributes: .doubleUnderline)),
    ("\u{1B}[97;100mx", CellStyle(foreground: .ansi(15), background: .ansi(8))),
    ("\u{1B}[1m\u{1B}[22mx", CellStyle.standard),
    ("\u{1B}[7m\u{1B}[mx", CellStyle.standard),
    ("\u{1B}[;31mx", CellStyle(foreground: .ansi(1))),
    ("\u{1B}[999;31mx", CellStyle(foreground: .ansi(1))),
    ("\u{1B}[38;5;999;1mx", CellStyle(attributes: .bold)),
  ])
  func `styles are read`(text: String, style: CellStyle) {
    #expect(drawn(text)[0, 0].style == style)
  }

  @Test func `links are read and filtered`() {
    let surface = drawn(
      "\u{1B}]8;;https://a.example\u{1B}\\a\u{1B}]8;;\u{1B}\\b\u{1B}]8;;javascript:x\u{7}c")
    #expect(surface.text == "abc")
    #expect(surface.styles.target(of: surface[0, 0].style.link) == "https://a.example")
    #expect(surface[1, 0].style.link == .none)
    #expect(surface[2, 0].style.link == .none)
  }

  @Test func `everything else is shown`() {
    #expect(drawn("\u{1B}[2Ja").text == "␛[2Ja")
    #expect(drawn("\u{1B}]0;t\u{7}a").text == "␛]0;t␇a")
    #expect(drawn("\u{1B}[31").text == "␛[31")
    #expect(drawn("\u{1B}[?31m").text == "␛[?31m")
    #expect(drawn("\u{1B}]8;;http://x").text == "␛]8;;http://x")
    #expect(drawn("\u{1B}").text == "␛")
    #expect(drawn("\u{9B}31mx").text == "\u{FFFD}31mx")
  }

  @Test func `a style goes on over newlines and a cluster over styles`() {
    let surface = drawn("\u{1B}[31ma\nb\u{1B}[32m\u{301}c")
    #expect(surface[0, 1].character == "b\u{301}")
    #expect(surface[0, 1].style.foreground == .ansi(1))
    #expect(surface[1, 1].style.foreground == .ansi(2))
  }

  @Test(arguments: [201, 202, 203, 204] as [UInt64])
  func `no input traps and none gets an escape through`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "\u{1B}", "[", "]", "8;", ";", ":", "m", "38", "48", "2", "5", "31", "0", "\u{7}", "\\", "a",
      "漢", "\u{301}", "\n", "http://x", "\u{9B}", "\u{200D}", "999999999999999999999", "\r", "\t",
    ]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      let parsed = ANSIText(text)
      #expect(
        !parsed.text.string.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" },
        "seed \(seed): \(text.debugDescription)")
      #expect((parsed.spans.last?.end ?? 0) == parsed.text.string.utf8.count)
      #expect(zip(parsed.spans, parsed.spans.dropFirst()).allSatisfy { $0.end <= $1.end })
    }
  }

  @Test(arguments: [211, 212] as [UInt64])
  func `what the encoder writes is read back as it was`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var surface = Surface(width: 24, height: 1)
      RandomSurface.draw(on: &surface, count: 5, using: &generator)
      let written = surface.ansi(.truecolor)
      if written.isEmpty { continue }
      #expect(drawn(written).ansi(.truecolor) == written, "seed \(seed)")
    }
  }
}
