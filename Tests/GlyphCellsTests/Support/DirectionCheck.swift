/// Follows controls of direction without the library's help.
enum DirectionCheck {
  static let controls = "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}"

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    controls.unicodeScalars.contains(scalar)
  }

  /// The lines that leave something open or close what is not the innermost open thing.
  static func unbalancedLines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { line in
      var closers: [Unicode.Scalar] = []
      for scalar in line.unicodeScalars where contains(scalar) {
        switch scalar {
        case "\u{202C}", "\u{2069}": if closers.popLast() != scalar { return true }
        case "\u{2066}", "\u{2067}", "\u{2068}": closers.append("\u{2069}")
        default: closers.append("\u{202C}")
        }
      }
      return !closers.isEmpty
    }
  }

  static func removed(from text: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: text.unicodeScalars.filter { !contains($0) })
    return result
  }

  /// The controls by the letters of their names, so that a picture can be read.
  static func spelled(_ text: String) -> String {
    let names: [Unicode.Scalar: String] = [
      "\u{202A}": "<LRE>", "\u{202B}": "<RLE>", "\u{202C}": "<PDF>", "\u{202D}": "<LRO>",
      "\u{202E}": "<RLO>", "\u{2066}": "<LRI>", "\u{2067}": "<RLI>", "\u{2068}": "<FSI>",
      "\u{2069}": "<PDI>", "\u{200E}": "<LRM>",
    ]
    return text.unicodeScalars.map { names[$0] ?? String(Character($0)) }.joined()
  }
}
