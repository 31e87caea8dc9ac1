import Testing

@testable import GlyphTerminal

struct TerminalModesTests {
  private static let all: [TerminalModes] = [
    .alternateScreen, .hiddenCursor, .bracketedPaste, .mouse, .keyboard, .focus, .title,
  ]

  @Test func `from any set of modes any other is reached, with nothing switched twice`() {
    for from in 0..<128 {
      for to in [0, 127, from, from ^ 0b101_0101, from & 0b11_0011] {
        var terminal = EmulatedTerminal(width: 4, height: 2)
        let (start, end) = (TerminalModes(rawValue: from), TerminalModes(rawValue: to))
        terminal.receive(Array(TerminalModes().change(to: start).utf8))
        let change = start.change(to: end)
        terminal.receive(Array(change.utf8))
        #expect(terminal.modes.contains(1049) == end.contains(.alternateScreen))
        #expect(terminal.modes.contains(25) != end.contains(.hiddenCursor))
        #expect(terminal.modes.contains(2004) == end.contains(.bracketedPaste))
        #expect(terminal.modes.isSuperset(of: [1002, 1006]) == end.contains(.mouse))
        #expect(terminal.modes.contains(1004) == end.contains(.focus))
        #expect(terminal.keyboardDepth == (end.contains(.keyboard) ? 1 : 0))
        #expect(change.isEmpty == (start == end))
      }
    }
  }

  @Test func `reports stop before anything else is undone`() throws {
    let undo = TerminalModes(rawValue: 127).change(to: [])
    let mouse = try #require(undo.range(of: "[?1002l"))
    let screen = try #require(undo.range(of: "[?1049l"))
    #expect(mouse.lowerBound < screen.lowerBound)
  }

  @Test func `a title passes the gate and stays one short line`() {
    #expect(WindowTitle.sequence("a\u{1B}]0;b\u{7}\nc") == "\u{1B}]2;a␛]0;b␇ c\u{1B}\\")
    #expect(WindowTitle.sequence(String(repeating: "x", count: 1000)).count == 255 + 6)
  }
}
