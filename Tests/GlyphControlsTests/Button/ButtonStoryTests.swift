import GlyphUI
import Testing

@MainActor
struct ButtonStoryTests {
  private final class Log {
    var entries: [String] = []
  }

  @Test func `a click, Space and Return act, each once`() {
    let log = Log()
    let host = ViewHost(width: 8, height: 1) { Button("Save") { log.entries.append("saved") } }
    host.send(.click(x: 2, y: 0))
    #expect(log.entries == ["saved"])
    #expect(host.send(.key(.space)))
    #expect(host.send(.key(.return)))
    #expect(log.entries == ["saved", "saved", "saved"])
    #expect(!host.send(.key("x")))
  }

  @Test func `a press that ends elsewhere does nothing`() {
    let log = Log()
    let host = ViewHost(width: 12, height: 1) { Button("Save") { log.entries.append("saved") } }
    host.send(.pointerDown(x: 3, y: 0))
    host.send(.pointerUp(x: 11, y: 0))
    #expect(log.entries.isEmpty)
  }

  @Test func `a disabled button takes neither clicks nor focus`() {
    let log = Log()
    let host = ViewHost(width: 20, height: 1) {
      HStack {
        Button("One") { log.entries.append("one") }.disabled(true)
        Button("Two") { log.entries.append("two") }
      }
    }
    #expect(!host.send(.click(x: 4, y: 0)))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(log.entries == ["two"])
    #expect(host.render().text.trimmingCharacters(in: [" "]) == "One   ▸ Two ◂")
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: configuration.isPressed ? "*" : "-")
        configuration.label
      }
    }
  }

  @Test func `a style knows while the pointer is down`() {
    let host = ViewHost(width: 5, height: 1) { Button("Save") {}.buttonStyle(Pressed()) }
    #expect(host.render().text == "-Save")
    host.send(.pointerDown(x: 1, y: 0))
    #expect(host.render().text == "*Save")
    host.send(.pointerUp(x: 1, y: 0))
    #expect(host.render().text == "-Save")
  }

  @Test func `an action that removes its button is the last`() {
    struct Vanishing: View {
      @State private var isThere = true
      var body: some View {
        if isThere {
          Button("Gone") { isThere = false }
        } else {
          Text(verbatim: "nothing")
        }
      }
    }
    let host = ViewHost(width: 8, height: 1) { Vanishing() }
    host.send(.key(.tab))
    host.send(.key(.return))
    #expect(host.render().text == "nothing")
    #expect(!host.send(.key(.return)))
  }
}
