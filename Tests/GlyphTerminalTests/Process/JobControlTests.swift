import Foundation
import Testing

extension ProcessTests {
  /// Programs under a shell that stops and continues them.
  @Suite struct JobControlTests {
    private func startShell() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        ["/bin/bash", "--norc", "--noediting", "-i"], environment: ["PS1": "% "])
      try terminal.wait(for: "%")
      return terminal
    }

    @Test func `Ctrl-Z gives the terminal back, and after fg the screen is whole again`() throws {
      let terminal = try startShell()
      terminal.type("'\(Products.fixture)'\r")
      try terminal.wait(for: "Wi-Fi")
      terminal.type("\t ")
      try terminal.wait(for: "✓")
      for _ in 0..<3 {
        terminal.press("z")
        try terminal.wait(for: "Stopped") { !$0.isAlternate && $0.text.contains("Stopped") }
        terminal.settle()
        #expect(terminal.screen.modes == [25])
        #expect(terminal.screen.keyboardDepth == 0)
        terminal.resize(width: 50, height: 18)
        terminal.type("clear; fg\r")
        try terminal.wait(for: "the screen") { $0.isAlternate && $0.text.contains("✓") }
        try terminal.wait(for: "Size 50 x 18")
        #expect(terminal.screen.text.contains("active"))
      }
      terminal.press("q")
      try terminal.wait(for: "the shell") { !$0.isAlternate }
      terminal.settle()
      terminal.type("exit\r")
      #expect(try terminal.end() == 0)
    }

    @Test func `a program that was stopped without warning takes the terminal again`() throws {
      let terminal = try startShell()
      terminal.type("'\(Products.fixture)'\r")
      try terminal.wait(for: "Wi-Fi")
      terminal.signalChildren(SIGSTOP)
      try terminal.wait(for: "Stopped")
      terminal.type("fg\r")
      try terminal.wait(for: "one screen") {
        $0.isAlternate && $0.text.contains("Wi-Fi") && !$0.text.contains("Stopped")
      }
      terminal.settle()
      #expect(!terminal.isCooked)
      #expect(terminal.screen.keyboardDepth == 1)
      terminal.press("q")
      terminal.settle()
      terminal.type("exit\r")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.modes == [25])
    }
  }
}
