/// Puts what was printed together to whole lines, as a terminal in raw mode has to be sent them.
struct LinePrinter {
  private var pending: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) { pending += bytes }

  /// The complete lines so far; or everything, with a last line that is complete now.
  mutating func take(all: Bool) -> String {
    let newline = UInt8(ascii: "\n")
    if all, let last = pending.last, last != newline { pending.append(newline) }
    guard let end = pending.lastIndex(of: newline) else { return "" }
    var lines: [UInt8] = []
    for byte in pending[...end] {
      if byte == newline, lines.last != UInt8(ascii: "\r") { lines.append(UInt8(ascii: "\r")) }
      lines.append(byte)
    }
    pending.removeSubrange(...end)
    return String(decoding: lines, as: UTF8.self)
  }
}
