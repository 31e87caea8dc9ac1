import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct TextSelectionTests {
  private struct Field: View {
    @State private var text = "one two"
    @State private var selection: TextSelection?
    let isEditor: Bool

    init(isEditor: Bool) { self.isEditor = isEditor }

    var body: some View {
      VStack(alignment: .leading) {
        if isEditor {
          TextEditor(text: $text, selection: $selection)
        } else {
          TextField("t", text: $text, selection: $selection)
        }
        Text(verbatim: "<\(selected)>")
        Button("First") {
          selection = TextSelection(
            range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
        }
        Button("Other") { selection = TextSelection(insertionPoint: "a longer text".endIndex) }
      }
    }

    private var selected: String {
      guard case .selection(let range) = selection?.indices else { return "nothing" }
      return range.isEmpty ? "caret" : String(text[range])
    }
  }

  @Test(arguments: [false, true])
  func `a program knows what is selected, and selects`(isEditor: Bool) {
    let player = Player(width: 20, height: 5) { Field(isEditor: isEditor) }
    #expect(player.screen.contains("<nothing>"))
    player.press(.tab)
    player.press(.leftArrow, modifiers: [.option, .shift])
    #expect(player.screen.contains("<two>"))
    player.type("2")
    #expect(player.screen.contains("<caret>"))
    player.click("First")
    #expect(player.screen.contains("<one>"))
    player.press(.tab, modifiers: .shift)
    player.type("1")
    #expect(player.screen.contains("1 2"))
  }

  @Test func `a place of another text is the end of this one`() {
    let player = Player(width: 20, height: 5) { Field(isEditor: false) }
    player.click("Other")
    player.press(.tab)
    player.type("!")
    #expect(player.screen.contains("one two!"))
  }

  @Test func `several stretches are one`() {
    let text = "abcdef"
    var ranges = RangeSet<String.Index>()
    ranges.insert(contentsOf: text.startIndex..<text.index(text.startIndex, offsetBy: 1))
    ranges.insert(contentsOf: text.index(text.startIndex, offsetBy: 3)..<text.endIndex)
    let player = Player(width: 12, height: 1) {
      TextField(
        "t", text: .constant(text), selection: .constant(TextSelection(ranges: ranges)))
    }
    #expect(!TextSelection(ranges: ranges).isInsertion)
    player.press(.tab)
    #expect(player.screen.contains("abcdef"))
  }
}
