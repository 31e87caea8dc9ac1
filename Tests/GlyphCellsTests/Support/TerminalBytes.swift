/// Takes the sequences of the ANSI encoder out of its output, and nothing else.
enum TerminalBytes {
  static func withoutStylesAndLinks(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<escape]
      rest = rest[escape...]
      if let match = rest.prefixMatch(of: /\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/) {
        rest = rest[match.range.upperBound...]
      } else {
        result += "<ESC>"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
