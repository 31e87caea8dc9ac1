import Foundation
import Testing

extension ProcessTests {
  /// Apps that are started from a main function that is asynchronous.
  @Suite struct AsyncMainProcessTests {
    @Test func `an awaited app runs as any other, and its tasks go on`() throws {
      let terminal = try PseudoTerminal([Products.tool, "app"])
      try terminal.wait(for: "Count 0")
      #expect(terminal.screen.isAlternate)
      terminal.type("\t ")
      try terminal.wait(for: "Count 1")
      try terminal.wait(for: "Ticks 3")
      terminal.press("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }

    @Test func `a signal ends it as it ends any other`() throws {
      let terminal = try PseudoTerminal([Products.tool, "app"])
      try terminal.wait(for: "Count 0")
      terminal.signal(SIGTERM)
      #expect(try terminal.end() == -Int(SIGTERM))
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }

    @Test func `an app that nobody awaits says so instead of hanging`() throws {
      let terminal = try PseudoTerminal([Products.tool, "app-unawaited"])
      #expect(try terminal.end() == 1)
      #expect(terminal.output.contains("AppFixture.main() has to be awaited"))
      #expect(terminal.isCooked)
    }
  }
}
