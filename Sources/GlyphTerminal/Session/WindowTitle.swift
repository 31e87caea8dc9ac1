import GlyphCells

/// The title of a terminal's window, as far as it is safe to send one.
enum WindowTitle {
  /// The longest title, in characters.
  static let limit = 255

  /// The sequence that sets a title: one line, past the gate for untrusted text.
  static func sequence(_ title: String) -> String {
    let line = CleanText(title).string.split(separator: "\n").joined(separator: " ")
    return "\u{1B}]2;\(line.prefix(limit))\u{1B}\\"
  }
}
