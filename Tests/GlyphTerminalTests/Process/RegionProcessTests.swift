import Foundation
import Testing

extension ProcessTests {
  /// Work with a view below what it prints.
  @Suite struct RegionProcessTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      let words = arguments.joined(separator: " ")
      let script = "echo before; '\(Products.tool)' region \(words); echo after $?"
      return try PseudoTerminal(["/bin/sh", "-c", script], width: 40, height: 12)
    }

    private static let story = """
      before
      file 1
      file 2
      file 3
      Copied 3 of 3
      ─────
      """

    @Test func `what is printed stands above, the last frame stays behind`() throws {
      let terminal = try start()
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text == Self.story + "\nall done\nafter 0")
      #expect(terminal.screen.modes == [25])
      #expect(terminal.screen.unknown == [])
      #expect(terminal.isCooked)
      // Nothing is asked of the terminal, and the screen is never cleared.
      #expect(!terminal.output.contains("\u{1B}[c"))
      #expect(!terminal.output.contains("\u{1B}[2J"))
    }

    @Test func `where the reader of standard output has gone the work goes on quietly`() throws {
      let script = """
        set -o pipefail
        heard=$('\(Products.tool)' region error 2>/dev/tty | head -1)
        echo after $? $heard
        """
      let terminal = try PseudoTerminal(["/bin/bash", "-c", script], width: 40, height: 12)
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text == "Copied 3 of 3\n─────\nafter 0 file 1")
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }

    @Test func `Ctrl-C ends the work, and the frame stays`() throws {
      let terminal = try start("wait")
      try terminal.wait(for: "Copied 3")
      terminal.settle(milliseconds: 100)
      terminal.type("\u{3}")
      _ = try terminal.end()
      #expect(terminal.screen.text.hasPrefix(Self.story))
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }

    @Test func `the last words of a crash stand below the frame`() throws {
      let terminal = try start("trap")
      _ = try terminal.end()
      #expect(terminal.output.contains("out of paper"))
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }
  }
}
