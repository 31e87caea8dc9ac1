import GlyphCells
import Testing

@testable import GlyphCore

struct EditLayoutTests {
  private func place(_ offset: Int, _ text: String, width: Int? = nil) -> [Int] {
    let place = EditLayout(text, width: width, dot: nil).place(of: offset)
    return [place.x, place.y]
  }

  @Test func `the caret stands behind the cells of wide characters`() {
    let text = "あいう"
    #expect(place(text.utf8.count, text) == [6, 0])
    let mixed = "한글中文日本語ABC"
    #expect(place(mixed.utf8.count, mixed) == [17, 0])
  }

  @Test func `what is shown differently is still found`() {
    let text = "a\tb\u{1B}c"
    let layout = EditLayout(text, width: nil, dot: nil)
    #expect(layout.place(of: 2).x == 8)
    #expect(layout.place(of: 5).x == 11)
    #expect(layout.offset(x: 4, row: 0) == 1)
    #expect(layout.offset(x: 9, row: 0) == 3)
  }

  @Test func `dots take one cell a character`() {
    let layout = EditLayout("あb👩‍👩‍👧", width: nil, dot: "•")
    #expect(layout.text.string == "•••")
    #expect(layout.place(of: 3).x == 1)
    #expect(layout.offset(x: 2, row: 0) == 4)
  }

  @Test func `rows begin where lines are wrapped`() {
    let text = "one two three\n\nfour"
    #expect(place(4, text, width: 7) == [4, 0])
    #expect(place(8, text, width: 7) == [0, 1])
    #expect(place(14, text, width: 7) == [0, 2])
    #expect(place(15, text, width: 7) == [0, 3])
    let layout = EditLayout(text, width: 7, dot: nil)
    #expect(layout.lineEnd(at: 1) == 7)
    #expect(layout.lineStart(at: 10) == 8)
    #expect(layout.lineEnd(at: 10) == 13)
    #expect(layout.offset(x: 9, row: 1) == 13)
    #expect(EditLayout("a\n", width: 5, dot: nil).place(of: 2) == GridPoint(x: 0, y: 1))
  }

  @Test(arguments: 1...12)
  func `every position has a cell, and the cell leads back to it`(_ width: Int) {
    let text = "ab 한글 c\u{301}d\n\nlonger words, あいうえお 👍🏽 end"
    let edited = EditedText(text)
    let layout = EditLayout(text, width: width, dot: nil)
    var offset = 0
    while offset < edited.length {
      let place = layout.place(of: offset)
      // Blanks that hang at the end of a row share its last position.
      if layout.lines[place.y].mark == .none {
        #expect(layout.offset(x: place.x, row: place.y) == offset, "width \(width), \(offset)")
      }
      offset = edited.after(offset)
    }
  }
}
