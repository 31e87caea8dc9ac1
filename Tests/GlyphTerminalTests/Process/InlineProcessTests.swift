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

    private func startForm(
      isMute: Bool = false, height: Int = 14, wrapsAgain: Bool = true
    ) throws -> PseudoTerminal {
      let script = "echo before; '\(Products.fixture)' form; echo after $?"
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", script], width: 60, height: height, isMute: isMute,
        wrapsAgain: wrapsAgain)
      try terminal.wait(for: "Quit")
      return terminal
    }

    @Test func `a click finds its view, also when the region has moved up`() throws {
      let terminal = try startForm()
      try terminal.wait(for: "a mouse") { $0.modes.isSuperset(of: [1002, 1006]) }
      // The line above is not the region's, and a click there is nobody's.
      terminal.click("before")
      terminal.click("Wi-Fi")
      try terminal.wait(for: "✓")
      for count in 1...6 {
        terminal.click("More")
        try terminal.wait(for: "Row \(count - 1)")
        terminal.settle(milliseconds: 100)
      }
      terminal.click("Wi-Fi")
      try terminal.wait(for: "no mark") { !$0.text.contains("✓") }
      terminal.click("Quit")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text.hasPrefix("Row 0\nRow 1"))
      #expect(terminal.screen.text.hasSuffix("after 0"))
      #expect(terminal.screen.modes == [25])
      #expect(terminal.screen.unknown == [])
      #expect(terminal.isCooked)
    }

    @Test func `a terminal that does not tell where the cursor stands has its mouse to itself`()
      throws
    {
      let terminal = try startForm(isMute: true)
      terminal.settle()
      #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
      #expect(!terminal.output.contains("\u{1B}[6n"))
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }

    @Test func `a terminal that answers everything but that has its mouse to itself`() throws {
      let script = "echo before; '\(Products.fixture)' form; echo after $?"
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", script], width: 60, height: 14, hidesCursor: true)
      try terminal.wait(for: "Quit")
      terminal.settle()
      #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
      // A place that nobody asked for is no answer, and no key either.
      terminal.type("\u{1B}[3;1R")
      terminal.settle()
      #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }

    @Test(arguments: [true, false])
    func `a field leaves no ghosts, whether lines are wrapped anew or cut off`(_ wrapsAgain: Bool)
      throws
    {
      let script = "echo before; '\(Products.fixture)' form; echo after $?"
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", script], width: 60, height: 20,
        environment: wrapsAgain ? [:] : ["XTERM_VERSION": "XTerm(390)"], wrapsAgain: wrapsAgain)
      try terminal.wait(for: "Quit")
      terminal.type("\t\t\tsomebody with a long name")
      try terminal.wait(for: "Hello somebody with a long name")
      for width in [50, 41, 33, 30, 20, 16, 11, 60, 25, 24, 23, 60] {
        terminal.resize(width: width, height: 20)
        try terminal.wait(for: "the frame") { _ in terminal.isQuiet }
        let text = terminal.screen.text
        #expect(text.hasPrefix("before\n"), "\(width):\n\(text)")
        #expect(text.components(separatedBy: "Wi-Fi").count == 2, "\(width):\n\(text)")
        #expect(text.components(separatedBy: "A line").count == 2, "\(width):\n\(text)")
      }
      terminal.press("q")
      #expect(try terminal.end() == 0)
      #expect(
        terminal.screen.text == """
          before
          A line of text that is not short.
          [ ] Wi-Fi
          [ More ]
          A name, please: somebody with a long name
          Hello somebody with a long name
          [ Quit ]
          after 0
          """)
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
