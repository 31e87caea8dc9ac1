/// The ten looks that occur in the screens, in the order in which their sequences are stored.
enum BareStyle: UInt64 {
  case standard, bold, dim, reverse, red, green, yellow, blue, cyan, grey, boldCyan

  static let sequences: [StaticString] = [
    "", "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[7m", "\u{1B}[31m", "\u{1B}[32m", "\u{1B}[33m",
    "\u{1B}[34m", "\u{1B}[36m", "\u{1B}[90m", "\u{1B}[1;36m",
  ]
}
