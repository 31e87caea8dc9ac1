/// Text that looks for trouble: words, blanks, wide letters, marks, joiners, flags, controls.
enum RandomText {
  private static let pieces: [String] = [
    "a", "word", "Zeile", "1,234.50", "(x)", "well-known", "—", "\"q\"", "/", "%", "$", " ", " ",
    " ", "  ", "\n", "漢", "字。", "「", "」", "한국", "\u{1112}\u{1161}\u{11AB}", "e\u{301}", "ミ",
    "\u{3000}", "👍🏽", "👨‍👩‍👧‍👦", "⚠\u{FE0F}", "🇫🇷", "🇩🇪", "1\u{FE0F}\u{20E3}", "שלום", "مرحبا",
    "क्षि", "น้ำ", "\u{A0}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{202F}", "🏴\u{E0067}\u{E007F}",
  ]
  private static let hostile: [String] = [
    "\u{1B}[31m", "\u{9B}2J", "\u{7}", "\u{8}", "\r", "\r\n", "\t", "\u{7F}", "\u{0}", "\u{85}",
    "\u{2028}", "\u{202E}", "\u{2066}", "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{FEFF}",
    "\u{E0041}", "\u{301}", String(repeating: "\u{301}", count: 20), "\u{FFFE}", "\u{3164}",
    "\u{200F}", "\u{10EEEE}", "\u{1F3FB}", "\u{600}", "\u{1160}", "\u{FFF9}", "\u{180B}",
  ]

  static func make(
    pieces count: Int, hostile isHostile: Bool, using generator: inout SeededGenerator
  ) -> String {
    var result = ""
    for _ in 0..<count {
      let choice = isHostile && Int.random(in: 0..<4, using: &generator) == 0 ? hostile : pieces
      result += choice[Int.random(in: 0..<choice.count, using: &generator)]
    }
    return result
  }

  static func ascii(count: Int, using generator: inout SeededGenerator) -> String {
    var result = ""
    for _ in 0..<count {
      let isBlank = Int.random(in: 0..<5, using: &generator) == 0
      let byte = isBlank ? 0x20 : UInt8.random(in: 0x21...0x7E, using: &generator)
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return result
  }
}
