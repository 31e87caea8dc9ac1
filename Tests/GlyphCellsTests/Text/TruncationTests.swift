import GlyphCells
import Testing

struct TruncationTests {
  @Test func `each mode keeps its end of the text`() {
    let text = CleanText("the quick brown fox")
    #expect(text.truncated(width: 10, .tail) == "the quick…")
    #expect(text.truncated(width: 10, .head) == "…brown fox")
    #expect(text.truncated(width: 10, .middle) == "the qu…fox")
    #expect(text.truncated(width: 19) == "the quick brown fox")
    #expect(text.truncated(width: 1) == "…")
    #expect(text.truncated(width: 0) == "")
  }

  @Test func `wide clusters are never cut in two`() {
    #expect(CleanText("😀😀😀").truncated(width: 3) == "😀…")
    #expect(CleanText("漢字漢字").truncated(width: 3) == "漢…")
    #expect(CleanText("漢字漢字").truncated(width: 4) == "漢…")
    let kana = CleanText("あいうえおかきくけこ|end")
    for width in 0...25 {
      for mode in [TextTruncation.tail, .head, .middle] {
        #expect(CleanText(kana.truncated(width: width, mode)).width <= width)
      }
    }
  }

  @Test func `the last of the allowed lines says that there is more`() {
    let text = CleanText("one two three four five\nsix")
    #expect(text.wrapped(width: 9, limit: 2) == ["one two", "three fo…"])
    #expect(text.wrapped(width: 9, limit: 2, truncation: .head) == ["one two", "…our five"])
    #expect(CleanText("one\ntwo").wrapped(width: 9, limit: 1) == ["one…"])
    #expect(CleanText("one\ntwo").wrapped(width: 3, limit: 1) == ["on…"])
  }
}
