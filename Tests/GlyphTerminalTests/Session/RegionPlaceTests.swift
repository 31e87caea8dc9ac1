import GlyphCore
import Testing

@testable import GlyphTerminal

struct RegionPlaceTests {
  @Test func `before an answer the pointer is nowhere`() {
    var place = RegionPlace()
    place.stands(caret: (2, 1), height: 3)
    #expect(place.event(.pointerDown(x: 4, y: 9)) == nil)
    #expect(place.event(.key(.tab)) == .key(.tab))
    let asks = place.asks()
    #expect(asks)
    let asksAgain = place.asks()
    #expect(!asksAgain)
    place.learn(.cursor(row: 9, column: 1))
    #expect(place.isTold)
    #expect(place.event(.pointerDown(x: 4, y: 6)) == nil)
    #expect(place.event(.pointerDown(x: 4, y: 7)) == .pointerDown(x: 4, y: 0))
    #expect(place.event(.scroll(x: 4, y: 9, rows: 1)) == .scroll(x: 4, y: 2, rows: 1))
    #expect(place.event(.pointerDown(x: 4, y: 10)) == nil)
    #expect(place.event(.pointerUp(x: 4, y: 2)) == .pointerUp(x: 4, y: -5))
  }

  @Test func `only the answer to the last question counts`() {
    var place = RegionPlace()
    place.stands(caret: (0, 0), height: 3)
    _ = place.asks()
    // Another row may have scrolled the region up.
    place.stands(caret: (0, 0), height: 4)
    _ = place.asks()
    place.learn(.cursor(row: 9, column: 1))
    #expect(!place.isTold)
    place.learn(.deviceAttributes([62]))
    place.learn(.cursor(row: 8, column: 1))
    #expect(place.event(.click(x: 0, y: 7)) == .click(x: 0, y: 0))
  }

  @Test func `a terminal that answers without a place is not asked again`() {
    var place = RegionPlace()
    _ = place.asks()
    place.learn(.deviceAttributes([62]))
    place.stands(caret: (0, 0), height: 4)
    let asks = place.asks()
    #expect(!asks && !place.isTold && place.openQuestions == 0)
  }

  @Test func `an answer that cannot be true is none`() {
    var place = RegionPlace()
    place.stands(caret: (0, 5), height: 6)
    _ = place.asks()
    place.learn(.cursor(row: 3, column: 1))
    #expect(!place.isTold)
  }
}
