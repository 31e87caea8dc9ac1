import GlyphCells
import GlyphCore
import Testing

@testable import GlyphTerminal

struct TerminalCapabilitiesTests {
  private func capabilities(_ variables: [String: String]) -> TerminalCapabilities {
    TerminalCapabilities(environment: variables, isTerminal: true)
  }

  @Test func `glyphs follow the character set of the locale`() {
    let unicode: [[String: String]] = [
      [:], ["LANG": "en_US.UTF-8"], ["LC_ALL": "C.utf8"], ["LANG": "de_DE.UTF-8@euro"],
      ["LC_ALL": "", "LANG": "C.UTF-8"], ["LC_CTYPE": "UTF-8"],
    ]
    let ascii: [[String: String]] = [
      ["LANG": "C"], ["LC_ALL": "POSIX", "LANG": "C.UTF-8"], ["LANG": "de_DE.ISO-8859-1"],
      ["LC_CTYPE": "C", "LANG": "C.UTF-8"],
    ]
    for variables in unicode { #expect(capabilities(variables).glyphs == .unicode) }
    for variables in ascii { #expect(capabilities(variables).glyphs == .ascii) }
  }

  @Test func `the few terminals that cut lines off are known by name`() {
    let cutting: [[String: String]] = [
      ["TERM": "xterm", "XTERM_VERSION": "XTerm(390)"], ["TERM": "linux"],
      ["TERM": "rxvt-unicode-256color"], ["TERM": "screen.xterm"],
    ]
    let wrapping: [[String: String]] = [
      ["TERM": "xterm-256color"], ["TERM": "screen", "TMUX": "socket,1,0"], [:],
      ["TERM": "tmux-256color", "TMUX": "x", "XTERM_VERSION": "XTerm(390)"],
    ]
    for variables in cutting { #expect(!capabilities(variables).wrapsAgain, "\(variables)") }
    for variables in wrapping { #expect(capabilities(variables).wrapsAgain, "\(variables)") }
  }

  @Test func `answers add to what the environment says`() {
    var capabilities = capabilities(["TERM": "xterm-256color", "COLORFGBG": "15;0"])
    #expect(capabilities.profile == .ansi256)
    #expect(capabilities.scheme == .dark)
    #expect(!capabilities.isSynchronized && !capabilities.hasKeyboardProtocol)
    capabilities.learn(.mode(2026, state: 2))
    capabilities.learn(.keyboardFlags(0))
    capabilities.learn(.command("11;rgb:ff/ff/e0"))
    #expect(capabilities.isSynchronized && capabilities.hasKeyboardProtocol)
    #expect(capabilities.scheme == .light)
    capabilities.learn(.mode(2026, state: 0))
    #expect(!capabilities.isSynchronized)
  }

  @Test(
    arguments: [
      ("11;rgb:0000/0000/0000", TerminalScheme.dark), ("11;rgb:1e/1e/2e", .dark),
      ("11;rgb:f/f/f", .light), ("11;rgba:ffff/ffff/ffff/8000", .light),
      ("11;rgb:12345/0/0", nil), ("11;rgb:zz/0/0", nil), ("10;rgb:ff/ff/ff", nil), ("", nil),
      ("11;", nil),
    ] as [(String, TerminalScheme?)])
  func `a background tells the scheme, and what is none tells nothing`(
    _ reply: String, _ scheme: TerminalScheme?
  ) {
    #expect(TerminalScheme(backgroundReply: reply) == scheme)
  }
}
