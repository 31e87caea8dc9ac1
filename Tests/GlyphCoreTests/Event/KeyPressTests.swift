import GlyphCore
import Testing

@MainActor
struct KeyPressTests {
  private struct Screen: View {
    @State private var log = ""

    var body: some View {
      VStack {
        Text(verbatim: "inner").onTapGesture { log += "t" }
          .onKeyPress("a") {
            log += "a"
            return .handled
          }
          .onKeyPress("b") {
            log += "b"
            return .ignored
          }
          .keyboardShortcut("s")
        Text(verbatim: log)
      }
      .onKeyPress(keys: ["a", "b", "c"]) { press in
        log += press.characters.uppercased()
        return .handled
      }
    }
  }

  private func log(_ events: [Event], focused: Bool = true) -> String {
    let host = ViewHost(width: 20, height: 2) { Screen() }
    if focused { host.send(.key(.tab)) }
    for event in events { host.send(event) }
    let lines = host.render().text.split(separator: "\n")
    return lines.count > 1 ? lines[1].trimmingPrefix { $0 == " " }.description : ""
  }

  @Test func `keys go to the view in focus and on to those around it until one takes them`() {
    #expect(log([.key("a"), .key("b"), .key("c")]) == "abBC")
  }

  @Test func `a key with modifiers is another key`() {
    #expect(log([.key("a", modifiers: .control)]) == "A")
  }

  @Test func `without focus keys go to those that listen, from the outside in`() {
    #expect(log([.key("a")], focused: false) == "A")
  }

  @Test func `a shortcut acts from anywhere, command being the control key`() {
    #expect(log([.key("s", modifiers: .control)], focused: false) == "t")
    #expect(log([.key("s")], focused: false) == "")
  }

  @Test func `a paste is never read as keys`() {
    #expect(log([.paste("a\r ")]) == "")
  }
}
