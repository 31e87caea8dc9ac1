import Foundation
import Testing

extension ProcessTests {
  /// Questions on a terminal.
  @Suite struct PromptProcessTests {
    private func start() throws -> PseudoTerminal {
      let script = "echo before; '\(Products.tool)' prompts; echo after $?"
      let terminal = try PseudoTerminal(["/bin/sh", "-c", script], width: 40, height: 12)
      try terminal.wait(for: "Sure?")
      return terminal
    }

    @Test func `keys answer, and each answer stays behind`() throws {
      let terminal = try start()
      try terminal.wait(for: "No")
      terminal.type("y")
      try terminal.wait(for: "Plum")
      terminal.type("\u{1B}[B\r")
      try terminal.wait(for: "Your name?")
      try terminal.wait(for: "a cursor") { $0.modes.contains(25) }
      terminal.type("Eve")
      try terminal.wait(for: "Eve")
      terminal.type("\r")
      #expect(try terminal.end() == 0)
      #expect(
        terminal.screen.text == """
          before
          Sure? Yes
          Which fruit? Pear
          Your name? Eve
          true Pear Eve
          after 0
          """)
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }

    @Test func `Return takes the default, and Ctrl-C no answer at all`() throws {
      let terminal = try start()
      try terminal.wait(for: "No")
      terminal.type("\r")
      try terminal.wait(for: "Plum")
      #expect(terminal.screen.text.contains("Sure? No"))
      terminal.press("c")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text.hasSuffix("no answer: interrupted\nafter 0"))
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }
  }
}
