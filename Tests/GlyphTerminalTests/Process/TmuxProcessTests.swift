import Foundation
import Testing

extension ProcessTests {
  /// The same stories in a terminal that others wrote.
  @Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed: install it to run these"))
  struct TmuxProcessTests {
    @Test func `keys, a click, a resize and Ctrl-Z`() throws {
      let tmux = try Tmux(width: 60, height: 20)
      tmux.send("'\(Products.fixture)'; echo status $?", "Enter")
      try tmux.wait(for: "Size 60 x 20")
      tmux.send("Tab", "Space")
      try tmux.wait(for: "✓")
      tmux.resize(width: 50, height: 16)
      try tmux.wait(for: "Size 50 x 16")
      tmux.send("C-z")
      try tmux.wait(for: "Stopped")
      #expect(!tmux.screen.contains("Wi-Fi"))
      tmux.send("clear; fg", "Enter")
      try tmux.wait(for: "Wi-Fi")
      tmux.send("C-q")
      try tmux.wait(for: "$")
      tmux.send("clear; stty -a | grep -o -- '-*icanon'", "Enter")
      try tmux.wait(for: "icanon")
      #expect(!tmux.screen.contains("-icanon"))
      #expect(tmux.flags == "0 0 0 1")
    }

    @Test func `a click in a client of tmux flips a toggle`() throws {
      let tmux = try Tmux(width: 60, height: 20)
      tmux.send("'\(Products.fixture)'", "Enter")
      try tmux.wait(for: "Wi-Fi")
      let client = try PseudoTerminal(tmux.attachment, width: 60, height: 20)
      try client.wait(until: "the window", { _ in tmux.flags == "1 1 1 0" })
      try client.wait(until: "a mouse") { _ in client.output.contains("\u{1B}[?1006h") }
      client.settle()
      try tmux.click(onText: "Wi-Fi", from: client)
      try client.wait(until: "a mark") { _ in tmux.screen.contains("✓") }
      try tmux.click(onText: "Wi-Fi", from: client)
      try client.wait(until: "no mark") { _ in !tmux.screen.contains("✓") }
      tmux.send("C-q")
      try client.wait(until: "the shell") { _ in tmux.flags == "0 0 0 1" }
    }

    @Test(arguments: [(SIGTERM, "Terminated"), (SIGHUP, "Hangup")])
    func `a signal leaves the shell a usable terminal`(_ signal: Int32, _ word: String) throws {
      let tmux = try Tmux(width: 60, height: 20)
      tmux.send("'\(Products.fixture)'; echo status $?", "Enter")
      try tmux.wait(for: "Wi-Fi")
      tmux.signalChildren(signal)
      try tmux.wait(for: "status \(128 + signal)")
      #expect(tmux.screen.contains(word))
      #expect(tmux.flags == "0 0 0 1")
      tmux.send("clear; stty -a | grep -o -- '-*icanon'; stty -a | grep -o -- '-*echo '", "Enter")
      try tmux.wait(for: "\necho")
      #expect(!tmux.screen.contains("-icanon"))
      #expect(!tmux.screen.contains("-echo"))
      // Nothing that the shell would take for keys is left behind.
      #expect(!tmux.screen.contains("^["))
    }

    @Test func `a region below the prompt survives becoming narrow and wide again`() throws {
      let tmux = try Tmux(width: 60, height: 20)
      tmux.send("clear; '\(Products.fixture)' inline", "Enter")
      try tmux.wait(for: "Rows 2")
      tmux.send("m")
      try tmux.wait(for: "Rows 3")
      for width in [30, 12, 60] {
        tmux.resize(width: width, height: 20)
        tmux.pause()
      }
      #expect(tmux.screen.components(separatedBy: "Rows 3").count == 2)
      #expect(tmux.screen.components(separatedBy: "Row 0").count == 2)
      tmux.send("q")
      tmux.pause()
      tmux.send("echo done $?", "Enter")
      try tmux.wait(for: "done 0")
      #expect(tmux.screen.contains("Rows 3\n"))
    }

    @Test func `a click below the prompt finds its view, wherever the region stands`() throws {
      let tmux = try Tmux(width: 60, height: 16)
      tmux.send("clear; seq 5; '\(Products.fixture)' form", "Enter")
      try tmux.wait(for: "Quit")
      try tmux.wait(until: "a mouse") { _ in tmux.flags.hasPrefix("0 1 1") }
      try tmux.click(onText: "Wi-Fi")
      try tmux.wait(for: "✓")
      for count in 1...8 {
        try tmux.click(onText: "More")
        try tmux.wait(for: "more \(count)")
        try tmux.wait(for: "Row \(count - 1)")
      }
      try tmux.click(onText: "Wi-Fi")
      try tmux.wait(until: "no mark") { !$0.contains("✓") }
      try tmux.click(onText: "Quit")
      try tmux.wait(until: "the shell") { _ in tmux.flags == "0 0 0 1" }
      tmux.pause()
      #expect(!tmux.screen.contains("^["))
    }

    @Test func `a field below the prompt leaves no ghosts when its lines are wrapped anew`() throws
    {
      let tmux = try Tmux(width: 60, height: 20)
      tmux.send("clear; echo one; echo two; '\(Products.fixture)' form", "Enter")
      try tmux.wait(for: "Quit")
      tmux.send("Tab", "Tab", "Tab")
      tmux.type("somebody with a long name")
      try tmux.wait(for: "Hello somebody with a long name")
      for width in [50, 41, 33, 30, 20, 16, 11, 60, 25, 24, 23, 60] {
        tmux.resize(width: width, height: 20)
        tmux.pause()
      }
      try tmux.wait(for: "Hello somebody with a long name")
      for word in ["Wi-Fi", "A line", "please:", "Hello", "Quit"] {
        #expect(tmux.screen.components(separatedBy: word).count == 2, "\(word) in:\n\(tmux.screen)")
      }
      // A terminal may scroll lines away when it wraps others, but nothing is overwritten that is not
      // the region's.
      #expect(tmux.everything.contains("one\ntwo\n"))
    }

    @Test func `a trap leaves a usable terminal and its message`() throws {
      let tmux = try Tmux(width: 60, height: 20)
      tmux.send("SWIFT_BACKTRACE=enable=no '\(Products.fixture)'; echo status $?", "Enter")
      try tmux.wait(for: "Wi-Fi")
      tmux.send("C-t")
      try tmux.wait(for: "status 132")
      #expect(tmux.flags == "0 0 0 1")
      tmux.send("clear; stty -a | grep -o -- '-*icanon'", "Enter")
      try tmux.wait(for: "icanon")
      #expect(!tmux.screen.contains("-icanon"))
    }
  }
}
