import GlyphCells
import Testing

struct StreamStyleTests {
  private static let cases: [([String: String], Bool, ColorProfile?, ColorProfile, Bool)] = [
    (["TERM": "xterm"], true, nil, .ansi16, true),
    (["TERM": "xterm-256color"], true, nil, .ansi256, true),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, nil, .truecolor, true),
    (["COLORTERM": "24bit"], true, nil, .truecolor, true),
    (["TERM": "xterm-256color"], false, nil, .none, false),
    (["TERM": "dumb", "COLORTERM": "truecolor"], true, nil, .none, false),
    (["NO_COLOR": "1", "TERM": "xterm-256color"], true, nil, .none, true),
    (["NO_COLOR": "0", "TERM": "xterm"], true, nil, .none, true),
    (["NO_COLOR": "", "TERM": "xterm"], true, nil, .ansi16, true),
    (["NO_COLOR": "1", "FORCE_COLOR": "3"], true, nil, .none, true),
    (["NO_COLOR": "1"], false, nil, .none, false),
    (["FORCE_COLOR": "0", "COLORTERM": "truecolor"], true, nil, .none, true),
    (["FORCE_COLOR": "1"], false, nil, .ansi16, true),
    (["FORCE_COLOR": "2", "TERM": "dumb"], false, nil, .ansi256, true),
    (["FORCE_COLOR": "3"], false, nil, .truecolor, true),
    (["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], false, nil, .ansi256, true),
    (["CLICOLOR_FORCE": "0", "TERM": "xterm-256color"], false, nil, .none, false),
    (["NO_COLOR": "1"], false, .truecolor, .truecolor, true),
    (["COLORTERM": "truecolor"], true, ColorProfile.none, .none, true),
    (["COLORTERM": "truecolor"], false, ColorProfile.none, .none, false),
    ([:], true, nil, .ansi16, true),
  ]

  @Test(arguments: cases)
  func `the environment and the stream decide`(
    environment: [String: String], isTerminal: Bool, explicit: ColorProfile?,
    profile: ColorProfile, allowsEscapes: Bool
  ) {
    let style = StreamStyle.detect(
      environment: environment, isTerminal: isTerminal, explicit: explicit)
    #expect(style == StreamStyle(profile: profile, allowsEscapes: allowsEscapes))
  }

  @Test func `the background is what COLORFGBG says, else dark`() {
    for (value, scheme) in [
      ("0;15", TerminalScheme.light), ("15;0", .dark), ("0;default;7", .light), ("", .dark),
      ("x", .dark), ("12;8", .dark),
    ] {
      #expect(TerminalScheme.detect(environment: ["COLORFGBG": value]) == scheme)
    }
    #expect(TerminalScheme.detect(environment: [:]) == .dark)
  }
}
