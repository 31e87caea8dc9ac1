import Foundation
import Testing

extension ProcessTests {
  /// Programs as a person runs them, in a terminal of their own.
  @Suite struct AppProcessTests {
    private func start(
      _ arguments: [String] = [], width: Int = 60, height: Int = 20, isMute: Bool = false,
      environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        [Products.fixture] + arguments, width: width, height: height, environment: environment,
        isMute: isMute)
      try terminal.wait(for: "Size")
      return terminal
    }

    /// What has to hold after every ending.
    private func expectRestored(
      _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(terminal.isCooked, "raw mode is still on", sourceLocation: sourceLocation)
      #expect(terminal.screen.modes == [25], sourceLocation: sourceLocation)
      #expect(terminal.screen.keyboardDepth == 0, sourceLocation: sourceLocation)
      #expect(terminal.screen.unknown == [], sourceLocation: sourceLocation)
      #expect(!terminal.screen.text.contains("Wi-Fi"), sourceLocation: sourceLocation)
    }

    @Test func `a program takes the screen, answers keys and clicks, and gives the screen back`()
      throws
    {
      let terminal = try start()
      #expect(terminal.screen.isAlternate)
      #expect(terminal.screen.modes.isSuperset(of: [1049, 2004, 1002, 1006]))
      #expect(!terminal.screen.modes.contains(25))
      #expect(!terminal.isCooked)
      #expect(terminal.screen.keyboardDepth == 1)
      #expect(terminal.screen.text.contains("Size 60 x 20"))
      terminal.type("\t ")
      try terminal.wait(for: "✓")
      terminal.click("Wi-Fi")
      try terminal.wait(for: "no mark") { !$0.text.contains("✓") }
      terminal.press("q")
      #expect(try terminal.end() == 0)
      expectRestored(terminal)
      #expect(!terminal.output.contains("\u{1B}[3J"))
    }

    @Test func `a terminal that answers nothing is used as the environment describes it`() throws {
      let terminal = try start(isMute: true)
      #expect(terminal.screen.keyboardDepth == 0)
      terminal.type("\t ")
      try terminal.wait(for: "✓")
      #expect(!terminal.output.contains("\u{1B}[?2026h"))
      terminal.press("q")
      #expect(try terminal.end() == 0)
      expectRestored(terminal)
    }

    @Test func `the commands of a scene act by their shortcuts, and F1 lists them`() throws {
      let terminal = try start()
      terminal.press("l")
      try terminal.wait(for: "Launches 2")
      terminal.press("u")
      try terminal.wait(for: "Launches 2!")
      terminal.type("\u{1B}OP")
      try terminal.wait(for: "Again")
      #expect(terminal.screen.text.contains("^L"))
      terminal.type("x")
      try terminal.wait(for: "no list") { !$0.text.contains("Again") }
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }

    @Test func `tasks go on and their changes are drawn without anybody pressing a key`() throws {
      let terminal = try start(environment: ["FIXTURE_TICKS": "1"])
      try terminal.wait(for: "ticks 1")
      try terminal.wait(for: "ticks 2")
      terminal.press("q")
      #expect(try terminal.end() == 0)
      expectRestored(terminal)
    }

    @Test(arguments: [("t", SIGILL), ("a", SIGABRT), ("o", SIGSEGV)] as [(Character, Int32)])
    func `a crash in an action gives the terminal back first`(_ key: Character, _ signal: Int32)
      throws
    {
      let terminal = try start()
      terminal.press(key)
      let status = try terminal.end()
      #expect(status == -Int(signal) || (key == "t" && status == -Int(SIGTRAP)))
      expectRestored(terminal)
      if key == "t" { #expect(terminal.output.contains("out of 1 cells")) }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `a signal ends the program as it ends any other, after the terminal is given back`(
      _ signal: Int32
    ) throws {
      let terminal = try start()
      terminal.signal(signal)
      #expect(try terminal.end() == -Int(signal))
      expectRestored(terminal)
    }

    @Test func `what is copied goes to the terminal's clipboard`() throws {
      let terminal = try start()
      terminal.press("y")
      try terminal.wait(for: "what is copied") { $0.clipboard == "a\u{1B}b" }
      terminal.press("q")
      #expect(try terminal.end() == 0)
      expectRestored(terminal)
    }

    @Test func `Ctrl-C ends the program as an interrupt`() throws {
      let terminal = try start()
      terminal.press("c")
      #expect(try terminal.end() == -Int(SIGINT))
      expectRestored(terminal)
    }

    @Test func `a call of exit gives the terminal back and keeps its status`() throws {
      let terminal = try start()
      terminal.press("e")
      #expect(try terminal.end() == 3)
      expectRestored(terminal)
    }

    @Test func `what is printed over the screen appears when the screen is given back`() throws {
      let terminal = try start()
      terminal.press("p")
      terminal.settle()
      #expect(!terminal.screen.text.contains("printed"))
      terminal.press("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text.contains("printed"))
      expectRestored(terminal)
    }

    @Test func `two hundred resizes in a second end in one right picture`() throws {
      let terminal = try start(environment: ["FIXTURE_TICKS": "1"])
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<200 {
        terminal.resize(
          width: .random(in: 1...120, using: &generator),
          height: .random(in: 1...40, using: &generator))
        terminal.listen(milliseconds: 5)
      }
      terminal.resize(width: 50, height: 16)
      try terminal.wait(for: "the last size") {
        $0.lines.first?.contains("Size 50 x 16") == true && $0.text.contains("Quit")
      }
      for _ in 0..<20 { terminal.listen(milliseconds: 10) }
      #expect(terminal.screen.lines.filter { $0.contains("Wi-Fi") }.count == 1)
      terminal.press("q")
      #expect(try terminal.end() == 0)
      expectRestored(terminal)
    }

    @Test func `another program gets the terminal as the shell left it, and the screen comes back`()
      throws
    {
      let terminal = try start()
      terminal.press("g")
      try terminal.wait(for: "icanon") { !$0.isAlternate && $0.text.contains("icanon") }
      #expect(!terminal.screen.text.contains("-icanon"))
      terminal.type("hello\r")
      try terminal.wait(for: "the screen") { $0.isAlternate && $0.text.contains("Wi-Fi") }
      #expect(terminal.screen.text.contains("active"))
      terminal.press("q")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.text.contains("got hello"))
      expectRestored(terminal)
    }

    @Test func `while nothing changes nothing runs`() throws {
      let terminal = try start()
      // On a busy machine the thread that reads keys is late.
      try terminal.wait(for: "two threads") { _ in terminal.work.threads == 2 }
      terminal.settle(milliseconds: 500)
      let before = terminal.work
      terminal.settle(milliseconds: 1000)
      let after = terminal.work
      #expect(before.threads == 2)
      #expect(after.switches - before.switches == 0)
      #expect(after.ticks - before.ticks == 0)
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }

    @Test func `ten thousand keys leave no memory behind`() throws {
      let terminal = try start()
      var launches = 1
      func press(_ count: Int) throws {
        for _ in 0..<(count / 100) {
          terminal.type(String(repeating: "\u{C}", count: 100))
          launches += 100
          try terminal.wait(for: "Launches \(launches) ")
        }
      }
      try press(2_000)
      let before = terminal.memory
      try press(10_000)
      #expect(terminal.memory - before < 1024, "\(terminal.memory - before) KB more")
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }

    @Test(arguments: [true, false])
    func `a screen that goes away ends the program, and the keyboard's terminal is given back`(
      _ isBusy: Bool
    ) throws {
      let screen = try PseudoTerminal([], width: 60, height: 20)
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "exec '\(Products.fixture)' > '\(screen.path)'"],
        environment: isBusy ? ["FIXTURE_TICKS": "1"] : [:])
      try screen.wait(for: isBusy ? "ticks 2" : "Size 60 x 20")
      #expect(!terminal.isCooked)
      screen.hangUp()
      #expect(try terminal.end() == -Int(SIGHUP))
      #expect(terminal.isCooked)
      #expect(terminal.output.isEmpty)
    }

    @Test func `a hung up terminal ends the program`() throws {
      let terminal = try start()
      terminal.hangUp()
      #expect(try terminal.end() == -Int(SIGHUP))
    }
  }
}
