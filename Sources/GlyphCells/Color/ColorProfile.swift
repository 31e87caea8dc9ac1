/// How many colours a stream is given.
public enum ColorProfile: Hashable, Sendable, CaseIterable {
  /// Red, green and blue as they are.
  case truecolor
  /// The palette of 256.
  case ansi256
  /// The 16 named colours.
  case ansi16
  /// No colour parameters at all; bold, underline and the like stay.
  case none
}
