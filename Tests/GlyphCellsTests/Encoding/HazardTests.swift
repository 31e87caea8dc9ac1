import Foundation
import GlyphCells
import Testing

/// Every way in which text can attack a terminal, a document or a reader, through every encoder.
struct HazardTests {
  private static let hazards: [(name: String, input: String, shown: String)] = [
    ("CSI", "a\u{1B}[2Jb", "a␛[2Jb"),
    ("OSC title", "\u{1B}]0;x\u{07}", "␛]0;x␇"),
    ("OSC clipboard", "\u{1B}]52;c;eA==\u{07}", "␛]52;c;eA==␇"),
    ("OSC link", "\u{1B}]8;;http://x\u{1B}\\y", "␛]8;;http://x␛\\y"),
    ("OSC progress", "\u{1B}]9;4;1;50\u{07}", "␛]9;4;1;50␇"),
    ("OSC image", "\u{1B}]1337;File=:AA\u{07}", "␛]1337;File=:AA␇"),
    ("DCS", "\u{1B}P+q544e\u{1B}\\", "␛P+q544e␛\\"),
    ("APC", "\u{1B}_Gi=1;AA\u{1B}\\", "␛_Gi=1;AA␛\\"),
    ("PM and SOS", "\u{1B}^x\u{1B}X", "␛^x␛X"),
    ("RIS", "\u{1B}c", "␛c"),
    ("DECSC", "\u{1B}7", "␛7"),
    ("charset", "\u{1B}(0", "␛(0"),
    ("C1 CSI", "\u{9B}31m", "\u{FFFD}31m"),
    ("C1 OSC and ST", "\u{9D}0;x\u{9C}", "\u{FFFD}0;x\u{FFFD}"),
    ("invalid byte", String(decoding: [0x9B, 0x41], as: UTF8.self), "\u{FFFD}A"),
    ("BEL, BS, NUL, DEL", "\u{7}a\u{8}b\u{0}\u{7F}", "␇a␈b␀␡"),
    ("SO, SI, XON, XOFF", "\u{E}\u{F}\u{11}\u{13}", "␎␏␑␓"),
    ("CR", "evil\rgood", "evil␍good"),
    ("CRLF", "foo\r\nbar", "foo\nbar"),
    ("CR at the end", "foo\r", "foo␍"),
    ("VT, FF, NEL, LS, PS", "a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", "a\nb\nc\nd\ne\nf"),
    ("tab", "a\tb", "a       b"),
    ("tab after wide", "漢\tb", "漢      b"),
    ("bidi override", "a\u{202E}b\u{202C}", "ab"),
    ("bidi isolate", "a\u{2066}b\u{2069}", "ab"),
    ("direction mark", "a\u{200F}b", "ab"),
    ("invisible", "a\u{3164}\u{FEFF}\u{2061}\u{180B}\u{FFF9}\u{E0001}b", "ab"),
    ("breaks", "a\u{200B}b\u{2060}c\u{AD}d", "abcd"),
    ("joiner", "a\u{200D}b\u{200C}c", "abc"),
    ("lone joiner", "\u{200D}", ""),
    ("selector", "a\u{FE0F}b\u{FE0E}c\u{E0100}", "abc"),
    ("tags", "a\u{E0041}\u{E0042}b", "ab"),
    (
      "zalgo", "Z" + String(repeating: "\u{301}", count: 5000),
      "Z" + String(repeating: "\u{301}", count: 8)
    ),
    ("lone mark", "\u{301}a", "a"),
    ("noncharacter", "\u{FFFE}\u{1FFFF}", "\u{FFFD}\u{FFFD}"),
    ("graphics place holder", "\u{10EEEE}", "\u{FFFD}"),
    ("private use", "\u{E000}", "\u{E000}"),
    ("markup", "<script>\"x\" & 'y'</script>", "<script>\"x\" & 'y'</script>"),
    ("markup under marks", "<\u{338}b>\u{301}&\u{301}", "<\u{338}b>\u{301}&\u{301}"),
    ("comment and CDATA", "-->]]>&amp;", "-->]]>&amp;"),
  ]

  private func surface(_ input: String) -> Surface {
    let text = CleanText(input)
    var surface = Surface(width: max(1, text.width), height: text.lineCount)
    let styles = surface.styles
    let link = styles.link(to: "https://example.com/?a=1&b='\"<")
    surface.draw(
      text, x: 0, y: 0,
      style: styles.intern(CellStyle(foreground: .rgb(1, 2, 3), attributes: .bold, link: link)))
    return surface
  }

  @Test(arguments: hazards)
  func `a hazard is shown as harmless text`(name: String, input: String, shown: String) {
    #expect(surface(input).text == shown, "\(name)")
  }

  @Test(arguments: hazards)
  func `only the encoder writes escapes`(name: String, input: String, shown: String) {
    for profile in ColorProfile.allCases {
      let ansi = surface(input).ansi(profile)
      let bare = TerminalBytes.withoutStylesAndLinks(ansi)
      #expect(bare == shown, "\(name)")
      #expect(!bare.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
    }
  }

  @Test(arguments: hazards)
  func `documents are well-formed and say the same`(name: String, input: String, shown: String)
    throws
  {
    let surface = surface(input)
    for options in [HTMLOptions(), HTMLOptions(styling: .classes)] {
      let html = try #require(XMLCheck.text(of: surface.html(options)), "\(name)")
      #expect(html == shown, "\(name)")
    }
    let svg = try #require(XMLCheck.text(of: surface.svg), "\(name)")
    #expect(svg.filter { !$0.isWhitespace } == shown.filter { !$0.isWhitespace }, "\(name)")
    let window = SVGOptions(hasWindow: true, title: input)
    #expect(XMLCheck.text(of: surface.svg(window)) != nil)
  }

  @Test(arguments: hazards)
  func `a frame writer sends nothing of it raw`(name: String, input: String, shown: String) {
    let next = surface(input)
    var screen = EmulatedScreen(width: next.size.width, height: next.size.height)
    screen.receive(FrameBytes.all(of: next, profile: .truecolor))
    #expect(screen.unknown == [], "\(name)")
    #expect(screen.text == shown, "\(name)")
  }

  @Test func `marks count per cluster and leave the width alone`() {
    #expect(CleanText("Z" + String(repeating: "\u{301}", count: 5000)).width == 1)
  }

  @Test func `what an emoji needs is kept`() {
    for text in ["👨‍👩‍👧‍👦", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "❤️‍🔥", "1️⃣"] {
      #expect(CleanText(text).string == text)
      #expect(CleanText(text).width == 2)
    }
  }

  @Test func `joiners and marks of direction stay where letters need them`() {
    for text in ["می\u{200C}خواهم", "क्\u{200D}ष", "א\u{200F}!", "!\u{200F}א"] {
      #expect(CleanText(text).string == text)
    }
  }

  @Test func `two million characters on one line are measured and cut in one go`() {
    let text = CleanText(String(repeating: "x", count: 2_000_000))
    #expect(text.width == 2_000_000)
    #expect(text.truncated(width: 4) == "xxx…")
    var surface = Surface(width: 3, height: 1)
    surface.draw(text, x: -1_999_998, y: 0)
    #expect(surface.text == "xx")
  }
}
