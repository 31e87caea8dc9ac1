import GlyphCells

/// Messages in plain text.
enum PlainLine {
  /// A message past the gate for untrusted text; blanks at its end stay.
  static func clean(_ text: String) -> String {
    let words = CleanText(text).string
    let blanks = text.reversed().prefix { $0 == " " }.count
    return words.hasSuffix(" ") || blanks == 0
      ? words : words + String(repeating: " ", count: blanks)
  }
}
