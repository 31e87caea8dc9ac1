import Foundation
import Testing

extension ProcessTests {
  /// Programs that stand below the prompt.
  @Suite struct InlineProcessTests {
    private func start(width: Int = 40, height: Int = 12) throws -> PseudoTerminal {
      let script = "echo before; '\(Products.fixture)' inline; echo after $?"
      let terminal = try PseudoTerminal(["/bin/sh", "-c", script], width: width, height: height)
      try terminal.wait(for: "Rows 2")
      terminal.settle(milliseconds: 100)
      return terminal
    }

    @Test func `a scene stands below what was printed, and its last frame stays behind`() throws {
      let terminal = try start()
      #expect(!terminal.screen.isAlternate)
      #expect(terminal.screen.text == "before\nRow 0\nRow 1\nRows 2")
      terminal.type("m")
      try terminal.wait(for: "Rows 3")
      #expect(terminal.screen.text == "before\nRow 0\nRow 1\nRow 2\nRows 3")
      terminal.type("l")
      try terminal.wait(for: "Rows 2")
      #expect(terminal.screen.text == "before\nRow 0\nRow 1\nRows 2")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text == "before\nRow 0\nRow 1\nRows 2\nafter 0")
      #expect(terminal.screen.modes == [25])
      #expect(terminal.screen.unknown == [])
      #expect(terminal.isCooked)
    }

    @Test func `a scene higher than the screen is cut off below and takes no row twice`() throws {
      let terminal = try start()
      terminal.type("h")
      try terminal.wait(for: "Row 11")
      #expect(terminal.screen.lines == (0..<12).map { "Row \($0)" })
      terminal.type("l")
      terminal.settle()
      terminal.type("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text.hasSuffix("Row 11\nafter 0"))
    }

    @Test func `at the bottom of the screen the region scrolls up and stays whole`() throws {
      let terminal = try start(height: 5)
      for rows in 3...4 {
        terminal.type("m")
        try terminal.wait(for: "Rows \(rows)")
      }
      #expect(terminal.screen.text == "Row 0\nRow 1\nRow 2\nRow 3\nRows 4")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      // The cursor's row below the region, and another one below the shell's word.
      #expect(terminal.screen.text == "Row 2\nRow 3\nRows 4\nafter 0")
    }

    @Test func `a resize leaves one region and what stands above it`() throws {
      let terminal = try start()
      for width in [30, 8, 60, 20] {
        terminal.resize(width: width, height: 10)
        terminal.settle(milliseconds: 100)
      }
      #expect(terminal.screen.text == "before\nRow 0\nRow 1\nRows 2")
      terminal.type("q")
      #expect(try terminal.end() == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal leaves the frame and a cursor below it`(_ number: Int32) throws {
      let terminal = try start()
      // The shell waits for the program, which is the last of the group that was started.
      terminal.signalChildren(number)
      _ = try terminal.end()
      #expect(terminal.screen.text.hasPrefix("before\nRow 0\nRow 1\nRows 2\n"))
      #expect(terminal.screen.text.hasSuffix("after \(128 + number)"))
      #expect(terminal.screen.modes == [25])
      #expect(terminal.isCooked)
    }
  }
}
