import Testing

@testable import GlyphCore

struct EditedTextTests {
  /// Pieces that like to join with their neighbours.
  private static let pieces = [
    "a", "Z", " ", "\n", "é", "e\u{301}", "\u{301}", "あ", "한", "ᄀ", "ᅡ", "🇩", "🇪", "👩", "\u{200D}",
    "👍", "🏽", "❤", "\u{FE0F}", "\r\n", "", "word two",
  ]

  private func isEdge(_ offset: Int, in text: EditedText) -> Bool {
    text.boundary(at: offset) == offset
  }

  @Test(arguments: 0..<40)
  func `whatever is done can be taken back, and the caret is never inside a character`(
    _ seed: UInt64
  ) {
    var random = SeededRandom(seed)
    let start = (0..<random.next(8)).map { _ in Self.pieces[random.next(Self.pieces.count)] }
      .joined()
    var text = EditedText(start)
    for step in 0..<120 {
      let before = text.text
      switch random.next(10) {
      case 0..<4:
        text.replace(
          text.selection.range, with: Self.pieces[random.next(Self.pieces.count)],
          as: random.next(2) == 0 ? .typing : .other)
      case 4: text.replace(text.before(text.caret)..<text.caret, with: "", as: .deletingBackward)
      case 5: text.replace(text.caret..<text.after(text.caret), with: "", as: .deletingForward)
      case 6: text.move(to: random.next(text.length + 3) - 1, extends: random.next(2) == 0)
      case 7: text.move(to: text.wordStart(before: text.caret))
      case 8: text.undo()
      default: text.redo()
      }
      #expect(
        isEdge(text.caret, in: text), "seed \(seed), step \(step), \(before.debugDescription)")
      #expect(isEdge(text.selection.anchor, in: text), "seed \(seed), step \(step)")
    }
    let end = text.text
    var steps = 0
    while text.canUndo {
      text.undo()
      steps += 1
    }
    #expect(text.text == start, "seed \(seed)")
    for _ in 0..<steps { text.redo() }
    #expect(text.text == end, "seed \(seed)")
  }

  @Test func `words and lines`() {
    let text = EditedText("one two_2, drei\nvier")
    #expect(text.wordStart(before: 10) == 4)
    #expect(text.wordEnd(after: 3) == 9)
    #expect(text.blankStart(before: 10) == 4)
    #expect(text.paragraphEnd(at: 2) == 15)
    #expect(text.paragraphStart(at: 18) == 16)
    #expect(text.word(at: 5) == 4..<9)
  }

  @Test func `letters typed in a row are one step, a word at a time`() {
    var text = EditedText("")
    for letter in "one two" {
      text.replace(text.selection.range, with: String(letter), as: .typing)
    }
    text.undo()
    #expect(text.text == "one")
    text.undo()
    #expect(text.text.isEmpty)
    text.redo()
    #expect(text.text == "one")
  }
}

/// The same numbers for the same seed.
private struct SeededRandom {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }
}
