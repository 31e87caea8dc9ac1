import Testing

@testable import GlyphTesting

struct LineDifferenceTests {
  @Test func `only what is near a difference is shown`() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[9] = "another"
    new.append("one more")
    #expect(
      LineDifference(from: old, to: new).text == """
        - expected
        + seen
        @@ line 7 @@
          line 7
          line 8
          line 9
        - line 10
        + another
          line 11
          line 12
          line 13
        @@ line 18 @@
          line 18
          line 19
          line 20
        + one more
        """)
  }

  @Test func `an escape in a kept file reaches nobody's terminal`() {
    let text = LineDifference(from: ["\u{1B}]0;owned\u{7}"], to: ["\u{9B}2J"]).text
    #expect(text.hasSuffix("- ␛]0;owned␇\n+ \\u{9B}2J"))
  }
}
