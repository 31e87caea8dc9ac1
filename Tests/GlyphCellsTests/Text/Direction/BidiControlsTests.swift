import Testing

@testable import GlyphCells

struct BidiControlsTests {
  private static let keep = TextOptions(bidiControls: .keep)

  private func spelled(_ input: String) -> String {
    DirectionCheck.spelled(CleanText(input, options: BidiControlsTests.keep).string)
  }

  @Test func `they are removed unless they are asked for`() {
    let input = "a\u{202E}b\u{202C}\u{2067}c\u{2069}"
    #expect(CleanText(input).string == "abc")
    #expect(CleanText(input, options: BidiControlsTests.keep).string == input)
    #expect(CleanText(input, options: BidiControlsTests.keep).width == 3)
  }

  @Test func `every hard line closes what it opens, innermost first`() {
    #expect(spelled("a\u{202E}b\nc\u{2067}\u{202A}d") == "a<RLO>b<PDF>\nc<RLI><LRE>d<PDF><PDI>")
    #expect(spelled("\u{202B}a\r") == "<RLE>a␍<PDF>")
  }

  @Test func `what closes nothing is removed`() {
    #expect(spelled("a\u{202C}b\u{2069}c") == "abc")
    #expect(spelled("\u{2067}a\u{202C}b\u{2069}") == "<RLI>ab<PDI>")
    #expect(spelled("\u{2067}\u{202A}a\u{2069}b") == "<RLI><LRE>a<PDI>b")
  }

  @Test func `no more than sixteen nest, and those too deep close nothing else`() {
    let deep = String(repeating: "\u{202B}", count: 20) + "a"
    #expect(
      spelled(deep + String(repeating: "\u{202C}", count: 5) + "b")
        == String(repeating: "<RLE>", count: 16) + "a<PDF>b"
        + String(repeating: "<PDF>", count: 15))
    let isolates = String(repeating: "\u{2067}", count: 18) + "a\u{202C}\u{2069}\u{2069}b\u{2069}c"
    #expect(
      spelled(isolates)
        == String(repeating: "<RLI>", count: 16) + "ab<PDI>c"
        + String(repeating: "<PDI>", count: 15))
  }

  @Test func `marks and joiners do not reach over a control`() {
    #expect(spelled("👩\u{200D}\u{2067}👩\u{2069}") == "👩<RLI>👩<PDI>")
    #expect(CleanText("a\u{2067}\u{301}b\u{2069}", options: BidiControlsTests.keep).width == 2)
  }

  @Test func `a wrapped line is closed and the next one opens it again`() {
    let text = CleanText("one \u{202E}two three\u{202C} four", options: BidiControlsTests.keep)
    #expect(
      text.wrapped(width: 8).map(DirectionCheck.spelled) == [
        "one <RLO>two<PDF>", "<RLO>three<PDF>", "four",
      ])
  }

  @Test func `a truncated line is closed and its mark stands in what goes on`() {
    let text = CleanText("ab \u{2067}cd ef gh\u{2069} ij", options: BidiControlsTests.keep)
    #expect(DirectionCheck.spelled(text.truncated(width: 7)) == "ab <RLI>cd<PDI>…")
    #expect(DirectionCheck.spelled(text.truncated(width: 7, .head)) == "…<RLI>gh<PDI> ij")
    let whole = CleanText("\u{2067}abcdef\u{2069}", options: BidiControlsTests.keep)
    #expect(DirectionCheck.spelled(whole.truncated(width: 5, .middle)) == "<RLI>ab…ef<PDI>")
  }

  @Test func `isolates side by side stay two`() {
    let input = "\u{2067}a\u{2069}\u{2067}\u{2069}\u{2067}b\u{2069}"
    let text = CleanText(input, options: BidiControlsTests.keep)
    #expect(DirectionCheck.spelled(text.wrapped(width: 9)[0]) == "<RLI>a<PDI><RLI>b<PDI>")
    var surface = Surface(width: 4, height: 1)
    surface.draw(text, x: 0, y: 0)
    surface.draw(text, x: 2, y: 0)
    #expect(
      DirectionCheck.spelled(surface.text)
        == "<RLI>a<PDI><RLI>b<PDI><RLI>a<PDI><RLI>b<PDI>")
  }

  @Test(arguments: UInt64(1)...60)
  func `no line of a text leaves anything open`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let input = BidiControlsTests.randomText(using: &generator)
    let text = CleanText(input, options: BidiControlsTests.keep)
    #expect(
      DirectionCheck.removed(from: text.string).utf8.elementsEqual(CleanText(input).string.utf8))
    for width in 1...12 {
      for truncation in [TextTruncation.tail, .head, .middle] {
        let lines = text.wrapped(width: width, limit: 2, truncation: truncation)
        #expect(lines.flatMap(DirectionCheck.unbalancedLines) == [], "seed \(seed)")
        #expect(
          lines.map(DirectionCheck.removed)
            == CleanText(input).wrapped(width: width, limit: 2, truncation: truncation),
          "seed \(seed), width \(width)")
      }
    }
  }

  static func randomText(using generator: inout SeededGenerator) -> String {
    let pieces = ["a", "bc", " ", "漢", "e\u{301}", "\n", "-", "<", "🐍"]
    let controls = DirectionCheck.controls.unicodeScalars.map { String(Character($0)) }
    return (0..<Int.random(in: 1..<24, using: &generator)).map { _ in
      let choice = Bool.random(using: &generator) ? pieces : controls
      return choice[Int.random(in: 0..<choice.count, using: &generator)]
    }.joined()
  }
}
