/// The inline Markdown that keys understand: emphasis, code, strikethrough and links.
///
/// Emphasis follows CommonMark: a delimiter opens where it stands before a word and closes behind
/// one, underscores only around whole words, and what has no partner is shown as it stands. All
/// other characters, newlines too, are kept.
enum InlineMarkdown {
  /// A stretch of the text that is shown in one style.
  struct Span: Equatable {
    var content: Content
    var traits: TextTraits = []
    var link: String?

    enum Content: Equatable {
      case text(String)
      /// A text that was interpolated, by number.
      case insertion(Int)
    }
  }

  /// Whether a string has any character with a meaning: most have none and are not parsed.
  static func mayOccur(in string: String) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { mayOccur(in: $0) }
      ?? string.utf8.contains(where: isMarkup)
  }

  static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where isMarkup(byte) { return true }
    return false
  }

  /// Whether a byte is part of Markdown, or begins one of the `InsertionMark` scalars.
  static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0xF4:
      return true
    default: return false
    }
  }

  static func spans(of string: String) -> [Span] {
    var parser = MarkdownParser(string)
    return parser.spans()
  }
}

/// Scalars that mark in a key what was interpolated: the last ones for private use.
enum InsertionMark {
  /// Begins a string that is shown as it stands.
  static let open: Unicode.Scalar = "\u{10FFF0}"
  /// Ends such a string.
  static let close: Unicode.Scalar = "\u{10FFF1}"
  /// The place of the next interpolated text.
  static let text: Unicode.Scalar = "\u{10FFF2}"

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == open || scalar == close || scalar == text
  }
}
