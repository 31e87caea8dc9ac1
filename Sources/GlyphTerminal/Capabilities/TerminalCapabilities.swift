import GlyphCells
import GlyphCore

/// What a terminal can show and tell.
struct TerminalCapabilities: Equatable {
  var profile: ColorProfile
  var glyphs: Glyphs
  var scheme: TerminalScheme
  /// Whether a frame can be shown at once (mode 2026).
  var isSynchronized = false
  /// Whether the kitty keyboard protocol is understood.
  var hasKeyboardProtocol = false
  /// Whether it answers questions at all.
  var answers = false
  /// Whether it wraps what it shows anew when it becomes narrower, instead of cutting it off.
  var wrapsAgain: Bool

  /// What the environment says.
  init(environment: [String: String], isTerminal: Bool) {
    profile = StreamStyle.detect(environment: environment, isTerminal: isTerminal).profile
    glyphs = TerminalLocale.isUTF8(environment: environment) ? .unicode : .ascii
    scheme = TerminalScheme.detect(environment: environment)
    wrapsAgain = TerminalCapabilities.wrapsAgain(environment)
  }

  /// Nearly all terminals do; the few that do not can be told by name.
  private static func wrapsAgain(_ environment: [String: String]) -> Bool {
    if environment["TMUX"]?.isEmpty == false { return true }
    let name = environment["TERM"] ?? ""
    return environment["XTERM_VERSION"]?.isEmpty ?? true && name != "linux"
      && !name.hasPrefix("rxvt") && !name.hasPrefix("screen")
  }

  /// Takes in what the terminal answered.
  mutating func learn(_ reply: TerminalReply) {
    switch reply {
    case .mode(2026, let state): isSynchronized = state == 1 || state == 2
    case .keyboardFlags: hasKeyboardProtocol = true
    case .deviceAttributes: answers = true
    case .command(let text):
      if let scheme = TerminalScheme(backgroundReply: text) { self.scheme = scheme }
    default: break
    }
  }
}

extension TerminalScheme {
  /// The scheme that suits a background as OSC 11 tells it: `11;rgb:1e1e/1e1e/1e1e`.
  init?(backgroundReply text: String) {
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, parts[0] == "11" else { return nil }
    let value = parts[1].drop { $0 != ":" }.dropFirst()
    let channels = value.split(separator: "/").prefix(3).compactMap { digits -> Double? in
      guard (1...4).contains(digits.count), let number = Int(digits, radix: 16) else { return nil }
      return Double(number) / Double((1 << (4 * digits.count)) - 1)
    }
    guard channels.count == 3 else { return nil }
    let luminance = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    self = luminance > 0.5 ? .light : .dark
  }
}
