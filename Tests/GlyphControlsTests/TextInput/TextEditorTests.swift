import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct TextEditorTests {
  private struct Note: View {
    @State var text: String
    var body: some View { TextEditor(text: $text).padding(.horizontal, 1) }
  }

  private func player(_ text: String, width: Int = 12, height: Int = 4) -> Player {
    let player = Player(width: width, height: height) { Note(text: text) }
    player.press(.tab)
    return player
  }

  @Test func `lines are wrapped, and the caret goes up and down by columns`() {
    let player = player("one two three\nあいう x\nfour")
    #expect(player.screen == " one two\n▸three     ◂\n あいう x\n four")
    #expect(player.host.caret! == (5, 3))
    player.press(.upArrow)
    #expect(player.host.caret! == (5, 2))
    player.press(.leftArrow, .upArrow, .upArrow)
    #expect(player.host.caret! == (3, 0))
    player.press(.end)
    #expect(player.host.caret! == (8, 0))
    player.press(.downArrow)
    #expect(player.host.caret! == (6, 1))
    player.press(.downArrow)
    #expect(player.host.caret! == (8, 2))
  }

  @Test func `return begins a line, and the caret stays in sight`() {
    let player = player("a", height: 3)
    player.press(.return, .return, .return)
    player.type("b")
    #expect(player.screen.hasSuffix(" b"))
    #expect(player.host.caret! == (2, 2))
    player.press(.pageUp, .pageUp)
    #expect(player.host.caret! == (2, 0))
  }

  @Test func `the wheel scrolls, and leaves the caret where it is`() {
    let text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    let player = player(text)
    #expect(player.screen.contains("line 19"))
    #expect(player.scroll(x: 3, y: 1, rows: -100))
    #expect(player.screen.hasPrefix(" line 0\n"))
    #expect(player.host.caret == nil)
    #expect(!player.scroll(x: 3, y: 1, rows: -1))
    player.type("!")
    #expect(player.screen.contains("line 19!"))
  }

  @Test func `what is selected can be seen over several lines`() {
    let player = player("one two three\nfour")
    player.press(.home)
    player.press(.upArrow, .upArrow, modifiers: .shift)
    expectSnapshot(of: player)
  }

  @Test func `a frame is heavy while the editor has focus`() {
    let player = Player(width: 8, height: 3) {
      TextEditor(text: .constant("abc")).textEditorStyle(.roundedBorder)
    }
    #expect(player.screen == "╭──────╮\n│abc   │\n╰──────╯")
    player.press(.tab)
    #expect(player.screen == "┏━━━━━━┓\n┃abc   ┃\n┗━━━━━━┛")
    #expect(player.host.caret! == (4, 1))
  }

  @Test(arguments: 1...10)
  func `a narrow editor settles`(_ width: Int) {
    let player = player("あ wide and narrow", width: width, height: 3)
    let first = player.screen
    player.resize(width: 40, height: 3)
    player.resize(width: width, height: 3)
    #expect(player.screen == first)
  }
}
