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
