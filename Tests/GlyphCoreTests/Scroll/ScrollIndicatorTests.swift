import Testing

@testable import GlyphCore

struct ScrollIndicatorTests {
  @Test(arguments: 1...12)
  func `the thumb touches an end only where the content does`(_ length: Int32) {
    for content in (length + 1)..<(length * 4 + 8) {
      let limit = content - length
      for offset in 0...limit {
        let bar = ScrollIndicator(
          length: length, offset: offset, viewport: length, content: content)
        #expect(bar.thumb.count >= 1 && bar.thumb.upperBound <= length)
        #expect(offset > 0 || bar.thumb.lowerBound == 0)
        #expect(offset < limit || bar.thumb.upperBound == length)
        if offset > 0, offset < limit, Int(length) - bar.thumb.count > 1 {
          #expect(bar.thumb.lowerBound > 0 && bar.thumb.upperBound < length)
        }
      }
    }
  }

  @Test func `a thumb that is dragged to an end shows the end`() {
    let bar = ScrollIndicator(length: 10, offset: 0, viewport: 10, content: 100)
    #expect(bar.offset(forThumbAt: -5, limit: 90) == 0)
    #expect(bar.offset(forThumbAt: 50, limit: 90) == 90)
    #expect(bar.offset(forThumbAt: 5, limit: 90) == 50)
  }
}
