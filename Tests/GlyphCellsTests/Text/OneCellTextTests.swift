import Testing

@testable import GlyphCells

@Suite struct OneCellTextTests {
  private static func width(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { OneCellText.width(of: $0) }
  }

  @Test(arguments: [
    ("", 0), ("plain words", 11), ("──", 2), ("naïve café", 10), ("Ελλάδα", 6), ("█░▒▓", 4),
    ("‹title›…", 8), ("12345678│", 9),
  ])
  func `scalars that are a cell each are counted`(text: String, width: Int) {
    #expect(OneCellTextTests.width(text) == width)
  }

  @Test(arguments: [
    "a\u{301}", "漢", "😀", "a\tb", "a\nb", "\u{1B}[2J", "שלום", "a\u{200D}", "\u{AD}", "\u{7F}",
    "❤\u{FE0F}", "12345678\u{7}", "\u{202E}x", "\u{FFFE}",
  ])
  func `text that needs the gate or clusters is left to them`(text: String) {
    #expect(OneCellTextTests.width(text) == nil)
  }

  @Test(arguments: 0..<40)
  func `what is counted passes the gate unchanged, is as wide and is drawn alike`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var text = ""
    for _ in 0..<100 {
      let isBox = Int.random(in: 0..<4, using: &generator) == 0
      let value = UInt32.random(in: isBox ? 0x2500..<0x2520 : 0x20..<0x3000, using: &generator)
      guard let scalar = Unicode.Scalar(value), OneCellTextTests.width(String(scalar)) != nil
      else { continue }
      // Lines and bars are made of runs.
      let count = Bool.random(using: &generator) ? 1 : Int.random(in: 2...20, using: &generator)
      for _ in 0..<count { text.unicodeScalars.append(scalar) }
    }
    let clean = CleanText(text)
    #expect(clean.string.utf8.elementsEqual(text.utf8), "seed \(seed)")
    #expect(OneCellTextTests.width(text) == clean.width, "seed \(seed)")
    let x = Int.random(in: -20..<20, using: &generator)
    let styles = StyleTable()
    var expected = Surface(width: 30, height: 1, styles: styles)
    expected.draw(clean, x: x, y: 0)
    var seen = Surface(width: 30, height: 1, styles: styles)
    text.withUTF8 {
      seen.draw(oneCells: $0, count: clean.width, x: x, y: 0, style: .standard)
    }
    #expect(seen == expected, "seed \(seed)")
  }
}
