import Testing

@testable import GlyphTesting

struct VisibleTextTests {
  @Test(arguments: [
    ("a\u{1B}[1mb\u{1B}[0m", "a␛[1mb␛[0m"),
    ("tab\tnul\0del\u{7F}", "tab␉nul␀del␡"),
    ("c1 \u{9B}31m", "c1 \\u{9B}31m"),
    ("bidi \u{202E}x", "bidi \\u{202E}x"),
    ("carriage\r\nreturn\r", "carriage␍\nreturn␍"),
    ("a picture ␛ of its own", "a picture \\u{241B} of its own"),
    ("looks like \\u{1B}", "looks like \\u{5C}u{1B}"),
    ("blanks  \n at the end ", "blanks··\n at the end·"),
    ("own dots · stay, but not here·", "own dots · stay, but not here\\u{B7}"),
    ("here· ", "here\\u{B7}·"),
    ("   ", "···"),
    ("", ""),
  ])
  func `what cannot be seen is written so that it can`(text: String, visible: String) {
    #expect(VisibleText.make(text) == visible)
  }

  @Test func `two different texts never look the same`() {
    let alphabet = ["a", " ", "·", "\\", "u{", "\u{1B}", "␛", "\u{B7}", "\n", "\r", "}"]
    var texts: [String] = [""]
    for _ in 0..<4 { texts += texts.flatMap { text in alphabet.map { text + $0 } } }
    var seen: [String: String] = [:]
    for text in texts {
      let visible = VisibleText.make(text)
      if let other = seen[visible], other.unicodeScalars.elementsEqual(text.unicodeScalars) == false
      {
        Issue.record("\(text.debugDescription) and \(other.debugDescription): \(visible)")
        return
      }
      seen[visible] = text
    }
  }
}
