/// What a terminal can be switched to, and back.
struct TerminalModes: OptionSet, Hashable {
  let rawValue: Int

  /// A screen of its own, which leaves what the shell shows alone.
  static let alternateScreen = TerminalModes(rawValue: 1 << 0)
  static let hiddenCursor = TerminalModes(rawValue: 1 << 1)
  /// Pasted text is marked as such.
  static let bracketedPaste = TerminalModes(rawValue: 1 << 2)
  /// Presses, drags and the wheel are reported, in decimal numbers.
  static let mouse = TerminalModes(rawValue: 1 << 3)
  /// The kitty keyboard protocol tells keys apart that are one byte otherwise.
  static let keyboard = TerminalModes(rawValue: 1 << 4)
  /// The terminal says when its window comes to the front and when it leaves it.
  static let focus = TerminalModes(rawValue: 1 << 5)
  /// The title of the terminal's window is kept, so that it can be set for a while.
  static let title = TerminalModes(rawValue: 1 << 6)

  /// In the order in which they are switched on. Leaving goes backward, so that reports stop first.
  private static let all: [(mode: TerminalModes, on: String, off: String)] = [
    (.alternateScreen, "\u{1B}[?1049h", "\u{1B}[?1049l"),
    (.title, "\u{1B}[22;2t", "\u{1B}[23;2t"),
    (.hiddenCursor, "\u{1B}[?25l", "\u{1B}[?25h"),
    (.keyboard, "\u{1B}[>1u", "\u{1B}[<u"),
    (.bracketedPaste, "\u{1B}[?2004h", "\u{1B}[?2004l"),
    (.focus, "\u{1B}[?1004h", "\u{1B}[?1004l"),
    (.mouse, "\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002l"),
  ]

  /// The sequences that lead from these modes to others.
  func change(to next: TerminalModes) -> String {
    var sequences = ""
    for entry in TerminalModes.all.reversed()
    where contains(entry.mode) && !next.contains(entry.mode) {
      sequences += entry.off
    }
    for entry in TerminalModes.all where !contains(entry.mode) && next.contains(entry.mode) {
      sequences += entry.on
    }
    return sequences
  }
}
