import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct TextFieldStoryTests {
  private struct Form: View {
    @State var name = ""
    @State private var log = ""

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
          .onSubmit { log += "s" }
        Text(verbatim: "\(name)|\(log)")
        Toggle("on", isOn: .constant(false))
      }
    }
  }

  private func player(_ name: String = "", width: Int = 12) -> Player {
    Player(width: width, height: 3) { Form(name: name) }
  }

  private func first(_ player: Player) -> String {
    player.screen.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func `an empty field shows its title, and keys go where the caret is`() {
    let player = player()
    #expect(first(player) == "▏Name      ▕")
    #expect(player.host.caret == nil)
    player.press(.tab)
    #expect(first(player) == "▸Name      ◂")
    #expect(player.host.caret! == (1, 0))
    player.type("Ada")
    #expect(first(player) == "▸Ada       ◂")
    #expect(player.host.caret! == (4, 0))
    player.press(.leftArrow, .leftArrow)
    player.type("x")
    #expect(first(player) == "▸Axda      ◂")
    player.press(.tab)
    #expect(first(player) == "▏Axda      ▕")
    #expect(player.host.caret == nil)
  }

  @Test func `delete in an empty field does nothing`() {
    let player = player()
    player.press(.tab)
    #expect(player.press(.delete, .deleteForward))
    #expect(first(player) == "▸Name      ◂")
  }

  @Test func `the caret counts cells, not characters`() {
    let player = player("あいう", width: 30)
    player.press(.tab)
    #expect(player.host.caret! == (7, 0))
    player.press(.leftArrow)
    #expect(player.host.caret! == (5, 0))
    player.type("👩‍👩‍👧")
    #expect(player.host.caret! == (7, 0))
    player.press(.delete)
    #expect(player.screen.contains("▸あいう"))
  }

  @Test func `a long text scrolls sideways with the caret`() {
    let player = player("abcdefghijklmnop")
    #expect(first(player) == "▏abcdefghij▕")
    player.press(.tab)
    #expect(first(player) == "▸hijklmnop ◂")
    player.press(.home)
    #expect(first(player) == "▸abcdefghij◂")
    #expect(player.host.caret! == (1, 0))
    player.press(.end)
    #expect(player.host.caret! == (10, 0))
  }

  @Test func `words are jumped over, cut away and put back`() {
    let player = player("one two three", width: 20)
    player.press(.tab)
    player.press("w", modifiers: .control)
    #expect(player.screen.contains("▸one two "))
    player.press("b", modifiers: .option)
    player.press("k", modifiers: .control)
    #expect(player.screen.hasPrefix("▸one  "))
    player.press("y", modifiers: .control)
    #expect(player.screen.hasPrefix("▸one two "))
    player.press("u", modifiers: .control)
    #expect(player.screen.hasPrefix("▸Name "))
    player.press("z", modifiers: .control)
    #expect(player.screen.hasPrefix("▸one two "))
    player.press("d", modifiers: .option)
    player.press("_", modifiers: .control)
    player.press("z", modifiers: [.control, .shift])
    #expect(player.screen.hasPrefix("▸one two "))
  }

  @Test func `what is selected is replaced`() {
    let player = player("one two", width: 20)
    player.press(.tab)
    player.press(.leftArrow, .leftArrow, modifiers: .shift)
    player.type("X")
    #expect(player.screen.hasPrefix("▸one tX "))
    player.press("a", modifiers: .control)
    player.type("new")
    #expect(player.screen.hasPrefix("▸new "))
  }

  @Test func `pasted newlines become blanks and are never a key`() {
    let player = player(width: 20)
    player.press(.tab)
    player.paste("\ra\tb\r\nc")
    #expect(player.screen.split(separator: "\n")[1].hasSuffix("|"))
    #expect(player.screen.hasPrefix("▸ a"))
    #expect(player.screen.contains("b c"))
  }

  @Test func `return submits`() {
    let player = player("a", width: 20)
    player.press(.tab)
    #expect(player.press(.return))
    #expect(player.screen.contains("a|s"))
  }

  @Test func `a click places the caret, and a drag selects`() {
    let player = player("hello あ world", width: 20)
    player.click(x: 3, y: 0)
    #expect(player.host.caret! == (3, 0))
    player.click(x: 8, y: 0)
    #expect(player.host.caret! == (7, 0))
    player.click(x: 19, y: 0)
    #expect(player.host.caret! == (15, 0))
    player.drag(from: GridPoint(x: 1, y: 0), to: GridPoint(x: 6, y: 0))
    expectSnapshot(of: player)
    player.type("X")
    #expect(player.screen.hasPrefix("▸X あ world"))
  }

  @Test func `a double click selects a word`() {
    let player = player("one two three", width: 20)
    player.click(x: 6, y: 0)
    player.click(x: 6, y: 0)
    player.type("2")
    #expect(player.screen.hasPrefix("▸one 2 three"))
  }

  @Test func `a disabled field takes nothing`() {
    let player = Player(width: 10, height: 1) {
      TextField("Name", text: .constant("Ada")).disabled(true)
    }
    #expect(!player.press(.tab))
    #expect(!player.click(x: 3, y: 0))
    #expect(player.screen == " Ada")
  }

  @Test func `a program may refuse what was typed`() {
    struct Digits: View {
      @State private var text = ""
      var body: some View {
        TextField("n", text: $text)
          .onChange(of: text) { text = String(text.filter(\.isNumber)) }
      }
    }
    let player = Player(width: 10, height: 1) { Digits() }
    player.press(.tab)
    player.type("1a2")
    #expect(player.screen == "▸12      ◂")
  }

  @Test func `a constant text stays as it is`() {
    let player = Player(width: 10, height: 1) { TextField("n", text: .constant("abc")) }
    player.press(.tab)
    player.type("x")
    #expect(player.screen == "▸abc     ◂")
  }

  @Test func `a field that grows pushes down what follows it`() {
    struct Message: View {
      @State private var text = "one two"
      @State private var sent = ""
      var body: some View {
        VStack(alignment: .leading) {
          TextField("m", text: $text, axis: .vertical).onSubmit { sent = "sent" }
          Text(verbatim: "below \(sent)")
        }
      }
    }
    let player = Player(width: 10, height: 3) { Message() }
    player.press(.tab)
    #expect(player.screen == "▸one two ◂\nbelow\n")
    player.type(" three")
    #expect(player.screen == "▸one two ◂\n▏three   ▕\nbelow")
    player.press(.return, modifiers: .option)
    player.press(.delete)
    player.press(.return)
    #expect(player.screen == "▸one two ◂\n▏three   ▕\nbelow sent")
  }

  @Test func `modifiers for keyboards on a screen change nothing`() {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(
      field.autocorrectionDisabled().textInputAutocapitalization(.never).disableAutocorrection(true)
        .submitLabel(.next).rendered(width: 10) == field.rendered(width: 10))
  }

  @Test func `moving the caret evaluates no body, and typing only the field's own`() {
    let player = player("abc")
    player.press(.tab)
    player.press(.leftArrow)
    let before = player.host.statistics
    player.press(.leftArrow)
    #expect(player.host.statistics.bodies == before.bodies)
    #expect(player.host.statistics.measures == before.measures)
  }
}
