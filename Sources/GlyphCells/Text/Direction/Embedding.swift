/// The embeddings, overrides and isolates that a place of a text lies in.
struct Embedding: Hashable, Sendable {
  /// Four bits a level, the outermost lowest: the place of its control in `openers`, counted from 1.
  private var bits: UInt64 = 0

  static let deepest = 16
  private static let openers: [Unicode.Scalar] = [
    "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
  ]
  private static let firstIsolate = 5

  /// The number of levels.
  var depth: Int { Embedding.deepest - bits.leadingZeroBitCount / 4 }
  var isEmpty: Bool { bits == 0 }
  /// Whether the innermost level is an isolate.
  var isIsolate: Bool { depth > 0 && code(depth - 1) >= Embedding.firstIsolate }

  private func code(_ level: Int) -> Int { Int(bits >> UInt64(4 * level) & 15) }

  /// Adds the level that a control opens; nothing for a control that opens none or when no more fit.
  mutating func open(_ control: UInt32) {
    guard depth < Embedding.deepest,
      let index = Embedding.openers.firstIndex(where: { $0.value == control })
    else { return }
    bits |= UInt64(index + 1) << UInt64(4 * depth)
  }

  /// The outermost `depth` levels.
  func prefix(_ depth: Int) -> Embedding {
    var result = self
    if depth < Embedding.deepest { result.bits &= 1 << UInt64(4 * max(0, depth)) - 1 }
    return result
  }

  /// How many of the outermost levels are of the same kind in both.
  func common(with other: Embedding) -> Int {
    min((bits ^ other.bits).trailingZeroBitCount / 4, min(depth, other.depth))
  }

  /// The controls that open what lies deeper than `level`.
  func opening(from level: Int) -> String {
    var result = ""
    for level in level..<max(level, depth) {
      result.unicodeScalars.append(Embedding.openers[code(level) - 1])
    }
    return result
  }

  /// The controls that close what lies deeper than `level`.
  func closing(to level: Int) -> String {
    var result = ""
    for level in (level..<max(level, depth)).reversed() {
      let isIsolate = code(level) >= Embedding.firstIsolate
      result.unicodeScalars.append(isIsolate ? "\u{2069}" : "\u{202C}")
    }
    return result
  }
}
