import Testing

@testable import GlyphCells

struct WrappingTests {
  private static let samples: [(String, Int, String, [String])] = [
    ("spaces", 10, "the quick brown fox", ["the quick", "brown fox"]),
    ("long word", 5, "abcdefghijkl", ["abcde", "fghij", "kl"]),
    ("word then long", 8, "ab abcdefghijkl xy", ["ab", "abcdefgh", "ijkl xy"]),
    ("CJK no line-start 。", 8, "你好世界\u{3002}你好", ["你好世", "界\u{3002}你好"]),
    ("CJK fits with 。", 10, "你好世界\u{3002}你好", ["你好世界\u{3002}", "你好"]),
    ("CJK brackets", 6, "你好\u{FF08}世界\u{FF09}", ["你好", "\u{FF08}世", "界\u{FF09}"]),
    ("hyphen", 8, "well-known fact", ["well-", "known", "fact"]),
    ("URL", 12, "http://a.example/path", ["http://", "a.example/", "path"]),
    ("em dash", 8, "word\u{2014}word again", ["word\u{2014}", "word", "again"]),
    ("NBSP", 6, "10\u{A0}km away", ["10\u{A0}km", "away"]),
    ("NNBSP", 6, "10\u{202F}km away", ["10\u{202F}km", "away"]),
    ("NBSP holds", 4, "a b\u{A0}c d", ["a", "b\u{A0}c", "d"]),
    ("ZWSP", 5, "foo\u{200B}bar", ["foo", "bar"]),
    ("soft hyphen", 8, "extra\u{AD}ordinary", ["extra-", "ordinary"]),
    ("soft hyphen unbroken", 20, "extra\u{AD}ordinary", ["extraordinary"]),
    ("double space", 5, "ab  cd", ["ab", "cd"]),
    ("leading spaces", 6, "  ab cd", ["  ab", "cd"]),
    ("tab", 10, "a\u{9}bc\u{9}def", ["a       bc", "def"]),
    ("CRLF", 10, "ab\u{D}\u{A}cd", ["ab", "cd"]),
    ("LS PS NEL", 10, "ab\u{2028}cd\u{2029}ef\u{85}gh", ["ab", "cd", "ef", "gh"]),
    ("price", 8, "cost $100.00", ["cost", "$100.00"]),
    (
      "flags", 4, "\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}\u{1F1EE}\u{1F1F9}",
      ["\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}", "\u{1F1EE}\u{1F1F9}"]
    ),
    (
      "family", 4,
      "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}b\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
      [
        "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}b",
        "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
      ]
    ),
    ("combining", 3, "e\u{301}e\u{301}e\u{301}e\u{301}", ["e\u{301}e\u{301}e\u{301}", "e\u{301}"]),
    ("number hyphen", 6, "1-2 3-4 5", ["1-2", "3-4 5"]),
    ("slash", 6, "and/or not", ["and/or", "not"]),
    ("quotes", 6, "say \"hi\"", ["say", "\"hi\""]),
  ]

  @Test(arguments: samples)
  func `samples wrap as they should`(name: String, width: Int, text: String, lines: [String]) {
    #expect(CleanText(text).wrapped(width: width) == lines, "\(name)")
  }
}
