/// A colour as a terminal knows it.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the terminal's 16 named colours, 0–15, drawn as the user's theme says; larger numbers
  /// are those of `indexed`.
  case ansi(UInt8)
  /// A colour of the 256-colour palette.
  case indexed(UInt8)
  /// Red, green and blue, 0–255 each.
  case rgb(UInt8, UInt8, UInt8)

  /// A number that tells every colour from every other; 0 is `standard`.
  var packed: UInt32 {
    switch self {
    case .standard: 0
    case .ansi(let number): 1 << 24 | UInt32(number)
    case .indexed(let number): 2 << 24 | UInt32(number)
    case .rgb(let red, let green, let blue):
      3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}
