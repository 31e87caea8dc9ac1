import GlyphCore
import Testing

@testable import GlyphTerminal

@MainActor
struct KeyNameTests {
  @Test(
    arguments: [
      ("e", .key("e")), ("E", .key("E")), ("esc", .key(.escape)), ("Tab", .key(.tab)),
      ("ctrl-s", .key("s", modifiers: .control)), ("^S", .key("s", modifiers: .control)),
      ("shift-tab", .key(.tab, modifiers: .shift)), ("f12", .key(.function(12))),
      ("ctrl-alt-x", .key("x", modifiers: [.control, .option])), ("-", .key("-")),
      ("ctrl--", .key("-", modifiers: .control)), ("?", .key("?")), ("f", .key("f")),
      ("f99", nil), ("hyper-x", nil), ("", nil), ("ctrl-", nil),
    ] as [(String, Event?)])
  func `keys go by the names that people write`(_ name: String, _ event: Event?) {
    let key = KeyName.parse(name).map { Event.key($0.0, modifiers: $0.1) }
    #expect(key == event)
  }

  @Test func `steps are signs, or a sign and a number`() {
    let steps: [(String, Int?)] = [
      ("+", 1), ("---", -3), ("+5", 5), ("-12", -12), ("−2", -2), ("+0", 0), ("5", nil),
      ("+-", nil), ("x", nil), ("", nil), ("+99999999999999999999", nil), ("+2000", nil),
    ]
    for (text, count) in steps { #expect(Conversation.steps(text) == count, "\(text)") }
  }
}
