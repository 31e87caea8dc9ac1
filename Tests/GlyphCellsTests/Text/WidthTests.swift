import Testing

@testable import GlyphCells

struct WidthTests {
  private static let samples: [(String, String, Int)] = [
    ("empty", "", 0),
    ("ascii", "\u{68}\u{65}\u{6C}\u{6C}\u{6F}", 5),
    ("latin decomposed", "\u{63}\u{61}\u{66}\u{65}\u{301}", 4),
    ("zalgo 3 marks", "\u{5A}\u{300}\u{301}\u{302}", 1),
    ("CJK", "\u{4E2D}\u{6587}", 4),
    ("Kana", "\u{30B3}\u{30F3}\u{30CB}\u{30C1}\u{30CF}", 10),
    ("fullwidth latin", "\u{FF28}\u{FF45}\u{FF4C}\u{FF4C}\u{FF4F}", 10),
    ("ideographic space", "\u{3000}", 2),
    ("Hangul syllable", "\u{D55C}\u{AE00}", 4),
    ("Hangul jamo LVT (decomposed 한)", "\u{1112}\u{1161}\u{11AB}", 2),
    ("Hangul jamo V alone", "\u{1161}", 0),
    ("Hangul choseong filler", "\u{115F}", 2),
    ("halfwidth Hangul", "\u{FFA1}", 1),
    ("NBSP", "\u{61}\u{A0}\u{62}", 3),
    ("ZWNJ", "\u{61}\u{200C}\u{62}", 2),
    ("ZWJ", "\u{61}\u{200D}\u{62}", 2),
    ("BOM", "\u{FEFF}\u{61}", 1),
    ("soft hyphen", "\u{61}\u{AD}\u{62}", 2),
    ("LRI/PDI", "\u{61}\u{2066}\u{62}\u{2069}", 2),
    ("emoji", "\u{1F600}", 2),
    ("emoji heart text default", "\u{2764}", 1),
    ("emoji + VS15", "\u{231A}\u{FE0E}", 2),
    ("emoji default watch", "\u{231A}", 2),
    ("letter + VS16", "\u{61}\u{FE0F}", 1),
    ("skin tone", "\u{1F44D}\u{1F3FD}", 2),
    ("ZWJ family", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2),
    ("ZWJ couple w/ heart", "\u{1F469}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}", 2),
    ("rainbow flag", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2),
    ("white flag no VS16 ZWJ", "\u{1F3F3}\u{200D}\u{1F308}", 2),
    ("flag FR", "\u{1F1EB}\u{1F1F7}", 2),
    ("2 flags", "\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}", 4),
    ("3 RI", "\u{1F1EB}\u{1F1F7}\u{1F1E9}", 4),
    ("flag Scotland (tags)", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2),
    ("keycap no VS16", "\u{31}\u{20E3}", 1),
    ("copyright", "\u{A9}", 1),
    ("TM VS16", "\u{2122}\u{FE0F}", 2),
    ("digit 1 VS16", "\u{31}\u{FE0F}", 2),
    ("Unicode 17 emoji 1FAEA", "\u{1FAEA}", 2),
    ("unassigned emoji plane 1FAFF", "\u{1FAFF}", 1),
    ("ambiguous: ①", "\u{2460}", 1),
    ("ambiguous: α", "\u{3B1}", 1),
    ("ambiguous: ★", "\u{2605}", 1),
    ("arrow →", "\u{2192}", 1),
    ("block █", "\u{2588}", 1),
    ("braille ⣿", "\u{28FF}", 1),
    ("trigram ☰ (W since 16)", "\u{2630}", 2),
    ("Devanagari kṣi", "\u{915}\u{94D}\u{937}\u{93F}", 2),
    ("Devanagari ka+aa (Mc)", "\u{915}\u{93E}", 2),
    ("Thai kam (sara am)", "\u{E01}\u{E33}", 2),
    ("Tamil ni (Mc)", "\u{BA8}\u{BBF}", 2),
    ("Arabic", "\u{645}\u{631}\u{62D}\u{628}\u{627}", 5),
    ("Hebrew with niqqud", "\u{5E9}\u{5B8}\u{5C1}\u{5DC}\u{5D5}\u{5B9}\u{5DD}", 4),
    ("Tibetan", "\u{F56}\u{F7C}\u{F51}", 2),
    ("Burmese", "\u{1019}\u{103C}\u{1014}\u{103A}", 3),
    ("Mongolian VS", "\u{1820}\u{180B}", 1),
    ("private use", "\u{E000}", 1),
    ("noncharacter", "\u{FFFE}", 1),
    ("combining alone", "\u{301}", 0),
    ("enclosing circle", "\u{61}\u{20DD}", 1),
    ("musical symbol", "\u{1D11E}", 1),
    ("math 𝕏", "\u{1D54F}", 1),
  ]

  @Test(arguments: samples)
  func `samples take the cells they should`(name: String, text: String, cells: Int) {
    #expect(CleanText(text).width == cells, "\(name)")
  }

  @Test(.needsUnicodeData)
  func `every emoji of the test file that asks for a picture takes two cells`() throws {
    var counts: [Substring: Int] = [:]
    for line in try UnicodeData.lines("emoji/emoji-test.txt") {
      let fields = line.text.split(separator: ";")
      let kind = fields[1].filter { $0 != " " }
      counts[Substring(kind), default: 0] += 1
      let text = UnicodeData.string(fields[0])
      let width = CleanText(text).width
      switch kind {
      case "fully-qualified", "minimally-qualified": #expect(width == 2, "line \(line.number)")
      case "component": #expect(width == 2, "line \(line.number)")
      default:
        // Without the selector a base that is text by default keeps its width: that of a letter, but
        // for six Japanese signs.
        let isSingle = text.unicodeScalars.count == 1 || text.unicodeScalars.last == "\u{20E3}"
        let isJapanese = ["🈂", "🈷", "〰", "〽", "㊗", "㊙"].contains(text)
        #expect(width == (isSingle && !isJapanese ? 1 : 2), "line \(line.number)")
      }
    }
    #expect(counts["fully-qualified"] == 3655)
    #expect(counts["minimally-qualified"] == 827)
    #expect(counts["unqualified"] == 242)
    #expect(counts["component"] == 9)
  }

  @Test(.needsUnicodeData)
  func `every joined sequence takes two cells`() throws {
    var count = 0
    for line in try UnicodeData.lines("emoji/emoji-zwj-sequences.txt") {
      let fields = line.text.split(separator: ";")
      #expect(CleanText(UnicodeData.string(fields[0])).width == 2, "line \(line.number)")
      count += 1
    }
    #expect(count == 1350)
  }

  @Test(.needsUnicodeData)
  func `every variation sequence is wide as a picture and keeps its width as text`() throws {
    var count = 0
    for line in try UnicodeData.lines("emoji/emoji-variation-sequences.txt") {
      let fields = line.text.split(separator: ";")
      let text = UnicodeData.string(fields[0])
      let base = text.unicodeScalars.first.map { String(Character($0)) } ?? ""
      let isPicture = fields[1].contains("emoji style")
      #expect(
        CleanText(text).width == (isPicture ? 2 : CleanText(base).width), "line \(line.number)")
      count += 1
    }
    #expect(count == 708)
  }

  @Test(.needsUnicodeData)
  func `every range of the East Asian width file has its width`() throws {
    var wrong: [String] = []
    var count = 0
    for line in try UnicodeData.lines("EastAsianWidth.txt") {
      let fields = line.text.split(separator: ";").map { $0.filter { $0 != " " } }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for value in first...last {
        guard let scalar = Unicode.Scalar(value) else { continue }
        count += 1
        let expected = WidthTests.policy(scalar, isWide: fields[1] == "W" || fields[1] == "F")
        if CellWidth.of(scalar) != expected, !WidthTests.changedSince15(value) {
          wrong.append(String(value, radix: 16))
        }
      }
    }
    #expect(count > 300_000)
    #expect(wrong == [])
  }

  /// The width rules spelled out a second time, by the standard library's properties.
  private static func policy(_ scalar: Unicode.Scalar, isWide: Bool) -> Int {
    let concatenation: [ClosedRange<UInt32>] = [
      0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
      0x110BD...0x110BD, 0x110CD...0x110CD,
    ]
    if concatenation.contains(where: { $0 ~= scalar.value }) { return 1 }
    if scalar.value == 0x115F { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control:
      return 0
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    case 0x1F1E6...0x1F1FF: return 2
    default: return isWide ? 2 : 1
    }
  }

  /// Scalars whose width the database changed after the version of the file: the symbols of the
  /// Book of Changes are wide since Unicode 16.
  private static func changedSince15(_ value: UInt32) -> Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      true
    default: false
    }
  }

  @Test func `tabs are blanks up to the next stop of the text's own column`() {
    #expect(CleanText("ABCDEFG\t").string == "ABCDEFG ")
    #expect(CleanText("A\t|").string == "A       |")
    #expect(CleanText("a\n\tb").string == "a\n        b")
    let (text, ends) = CleanText.joining(["ab", "\tc"])
    #expect(text.string == "ab      c")
    #expect(ends == [2, 9])
  }

  @Test func `ambiguous symbols are wide where the surroundings say so, letters are not`() {
    let wide = TextOptions(isAmbiguousWide: true)
    #expect(CleanText("①★→", options: wide).width == 6)
    #expect(CleanText("①★→").width == 3)
    #expect(CleanText("αж", options: wide).width == 2)
    #expect(CleanText("①①①", options: wide).wrapped(width: 4) == ["①①", "①"])
    var surface = Surface(width: 4, height: 1)
    surface.draw(CleanText("①a", options: wide), x: 0, y: 0)
    #expect(surface[1, 0].isContinuation)
    #expect(surface[2, 0].character == "a")
  }

  @Test func `boxes around wide words have equal lines`() {
    let words = ["ミスター", "スポック", "カーク船長", "🦾", "⚠\u{FE0F} hot", "\u{2764}\u{200D}\u{1F525}"]
    for word in words {
      let text = CleanText(word)
      var surface = Surface(width: text.width + 2, height: 3)
      surface.putRow("─", count: text.width, x: 1, y: 0)
      surface.putRow("─", count: text.width, x: 1, y: 2)
      surface.putColumn("│", count: 3, x: 0, y: 0)
      surface.putColumn("│", count: 3, x: text.width + 1, y: 0)
      surface.draw(text, x: 1, y: 1)
      let widths = surface.paddedText.split(separator: "\n").map { CleanText(String($0)).width }
      #expect(widths == [text.width + 2, text.width + 2, text.width + 2])
    }
    #expect(words.map { CleanText($0).width } == [8, 8, 10, 2, 6, 2])
  }
}
