import Testing

@testable import GlyphCells

/// Controls of direction that were kept, through every encoder.
struct RowDirectionTests {
  private static let keep = TextOptions(bidiControls: .keep)

  private func surface(_ input: String, width: Int = 8) -> Surface {
    var surface = Surface(width: width, height: 1)
    surface.draw(CleanText(input, options: RowDirectionTests.keep), x: 0, y: 0)
    return surface
  }

  @Test func `every encoder writes them`() throws {
    let surface = surface("a\u{202E}b <\u{202C}c", width: 5)
    let shown = "a<RLO>b <<PDF>c"
    #expect(DirectionCheck.spelled(surface.text) == shown)
    #expect(DirectionCheck.spelled(surface.ansi(.truecolor)) == shown)
    #expect(DirectionCheck.spelled(try #require(XMLCheck.text(of: surface.html))) == shown)
    #expect(surface.svg.contains(" textLength=\"27\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(surface.svg.contains(">\u{202E}b &lt;\u{202C}</text>"))
    let bytes = String(decoding: FrameBytes.all(of: surface, profile: .truecolor), as: UTF8.self)
    #expect(
      DirectionCheck.spelled(bytes)
        == "\u{1B}[Ha<RLO>\u{1B}[1;2Hb <<PDF>\u{1B}[1;5Hc")
  }

  @Test func `what is clipped or drawn over leaves both parts whole`() {
    var surface = surface("\u{202E}abcdef\u{202C}")
    surface.put("|", x: 3, y: 0)
    #expect(DirectionCheck.spelled(surface.text) == "<RLO>abc<PDF>|<RLO>ef<PDF>")
    var clipped = Surface(width: 3, height: 1)
    clipped.draw(surface, x: -1, y: 0)
    #expect(DirectionCheck.spelled(clipped.text) == "<RLO>bc<PDF>|")
    #expect(clipped != self.surface("bc|", width: 3))
    surface.clear(GridRect(x: 4, y: 0, width: 1, height: 1))
    #expect(DirectionCheck.spelled(surface.text) == "<RLO>abc<PDF>| <RLO>f<PDF>")
  }

  @Test func `a change of style does not end an embedding`() {
    let text = CleanText("\u{2067}abcdefgh\u{2069}", options: RowDirectionTests.keep)
    var surface = Surface(width: 8, height: 2)
    let bold = surface.styles.intern(CellStyle(attributes: .bold))
    let runs = [TextRun(end: 5, style: bold), TextRun(end: 99, style: .standard)]
    for (y, width) in [8, 4].enumerated() {
      let line = text.lines(width: width, limit: 1)[0]
      surface.draw(text, line: line, runs: runs, x: 0, y: y)
    }
    #expect(
      DirectionCheck.spelled(surface.ansi(.truecolor))
        == "\u{1B}[1m<RLI>ab\u{1B}[0mcdefgh<PDI>\n\u{1B}[1m<RLI>ab\u{1B}[0mc<PDI>…")
  }

  @Test func `the mark after a word from right to left stands behind what closes`() {
    var surface = surface("\u{2067}אב ג\u{2069}")
    surface.put("|", x: 6, y: 0)
    #expect(DirectionCheck.spelled(surface.text) == "<RLI>אב ג<PDI><LRM>  |")
  }

  @Test func `a picture takes the place of a cluster and leaves its embedding`() throws {
    var surface = surface("\u{202E}abc\u{202C}")
    let pixels = try #require(PixelImage(width: 1, height: 1, rgba: [0, 0, 0, 255]))
    let image = surface.styles.intern(pixels)
    surface.setImage(image, over: GridRect(x: 1, y: 0, width: 1, height: 1))
    #expect(DirectionCheck.spelled(surface.text) == "<RLO>abc<PDF>")
  }

  @Test(arguments: UInt64(1)...40)
  func `rows are closed whatever was drawn, and a terminal shows the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var next = Surface(width: 14, height: 4)
    var shown = next
    let writer = FrameWriter(profile: .truecolor)
    var screen = EmulatedScreen(width: 14, height: 4)
    for _ in 0..<12 {
      draw(on: &next, using: &generator)
      writer.buffer.clear()
      writer.write(next, over: &shown)
      screen.receive(writer.buffer.bytes)
      #expect(screen.unknown == [], "seed \(seed)")
      #expect(
        DirectionCheck.spelled(screen.text) == DirectionCheck.spelled(next.text), "seed \(seed)")
      let html = try #require(XMLCheck.text(of: next.html))
      #expect(html == next.text)
      let ansi = TerminalBytes.withoutStylesAndLinks(next.ansi(.ansi16))
      for text in [next.text, ansi] {
        #expect(DirectionCheck.unbalancedLines(of: text) == [], "seed \(seed)")
      }
      for element in next.svg.split(separator: "</text>") {
        #expect(DirectionCheck.unbalancedLines(of: String(element)).isEmpty, "seed \(seed)")
      }
      var other = Surface(width: 14, height: 4)
      other.draw(next, x: 0, y: 0)
      #expect(other == next && other.text == next.text, "seed \(seed)")
    }
  }

  private func draw(on surface: inout Surface, using generator: inout SeededGenerator) {
    let text = CleanText(
      BidiControlsTests.randomText(using: &generator), options: RowDirectionTests.keep)
    let x = Int.random(in: -5..<14, using: &generator)
    let y = Int.random(in: 0..<4, using: &generator)
    let style =
      Bool.random(using: &generator)
      ? surface.styles.intern(CellStyle(foreground: .ansi(2))) : .standard
    let clip = GridRect(
      x: Int.random(in: 0..<6, using: &generator), y: 0,
      width: Int.random(in: 4..<14, using: &generator), height: 4)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: surface.clear(clip)
    case 1: surface.put("漢", x: x, y: y)
    case 2: surface.draw(text, x: x, y: y, style: style, clip: clip)
    default:
      let lines = text.lines(width: Int.random(in: 1..<14, using: &generator), limit: 3)
      let runs = [
        TextRun(end: Int.random(in: 0..<12, using: &generator), style: style),
        TextRun(end: 0, style: .standard),
      ]
      for (row, line) in lines.enumerated() {
        surface.draw(text, line: line, runs: runs, x: x, y: y + row, clip: clip)
      }
    }
  }
}
