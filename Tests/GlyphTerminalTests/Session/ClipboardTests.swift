import Testing

@testable import GlyphTerminal

struct ClipboardTests {
  @Test func `a text is sent as letters and digits`() {
    #expect(Clipboard.sequence("") == "\u{1B}]52;c;\u{1B}\\")
    #expect(Clipboard.sequence("grün\n\u{1B}\\") == "\u{1B}]52;c;Z3LDvG4KG1w=\u{1B}\\")
  }

  @Test func `a text that terminals would ignore is not sent`() {
    let longest = String(repeating: "x", count: Clipboard.limit)
    #expect(Clipboard.sequence(longest)?.utf8.count == 99_992 + 9)
    #expect(Clipboard.sequence(longest + "x") == nil)
  }
}
