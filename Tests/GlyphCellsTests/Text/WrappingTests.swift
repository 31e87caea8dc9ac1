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

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `no line is too wide, no cluster is split and nothing but blanks is lost`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let text = CleanText(
        RandomText.make(
          pieces: Int.random(in: 0...30, using: &generator), hostile: round % 2 == 0,
          using: &generator))
      let width = Int.random(in: 2...24, using: &generator)
      let lines = text.wrapped(width: width)
      for line in lines {
        #expect(CleanText(line).width <= width, "seed \(seed): \(line.debugDescription)")
      }
      let kept = lines.joined(separator: "\n").filter { !WrappingTests.isSpare($0) }
      let given = text.string.filter { !WrappingTests.isSpare($0) }
      #expect(kept == given, "seed \(seed) width \(width): \(text.string.debugDescription)")
    }
  }

  /// What may go at a break: blanks, newlines and what only guides the breaking. The hyphen is added
  /// at a soft one.
  private static func isSpare(_ character: Character) -> Bool {
    [" ", "\n", "\u{3000}", "\u{AD}", "\u{200B}", "\u{2060}", "-"].contains(character)
      || CleanText(String(character)).width == 0
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `wrapping what was wrapped changes nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = CleanText(RandomText.make(pieces: 20, hostile: false, using: &generator))
      let width = Int.random(in: 2...24, using: &generator)
      let once = text.wrapped(width: width)
      let twice = CleanText(once.joined(separator: "\n")).wrapped(width: width)
      #expect(twice == once, "seed \(seed) width \(width): \(text.string.debugDescription)")
    }
  }

  @Test(arguments: [31, 32] as [UInt64])
  func `the extent is that of the lines`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = CleanText(RandomText.make(pieces: 20, hostile: true, using: &generator))
      let width = Int.random(in: 0...30, using: &generator)
      let limit = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
      let mode = [TextTruncation.head, .middle, .tail].randomElement(using: &generator) ?? .tail
      let lines = text.lines(width: width, limit: limit, truncation: mode)
      let extent = text.extent(width: width, limit: limit, truncation: mode)
      #expect(extent.lineCount == lines.count)
      #expect(extent.width == lines.map(\.width).max() ?? 0)
      for line in lines {
        #expect(line.width <= width)
        // These join what stands beside them once an invisible break in between is gone.
        let joining: [Unicode.Scalar] = ["\u{1F3FB}", "\u{600}"]
        if text.string.unicodeScalars.contains(where: joining.contains) { continue }
        #expect(
          CleanText(text.text(of: line)).width == line.width,
          "seed \(seed): \(text.text(of: line).debugDescription)")
      }
    }
  }

  @Test func `the fast path for ASCII breaks where the rules do`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let text = RandomText.ascii(count: 40, using: &generator)
      var byBytes = LineBreakState.start.rawValue
      var byRules = LineBreakState.start
      for byte in text.utf8 {
        let step = LineBreakRules.step(byRules, ScalarProperties.of(UInt32(byte)).lineBreak)
        let entry = LineBreakTable.byASCII[Int(byBytes) << 7 | Int(byte)]
        #expect((entry & LineBreakTable.breakBit != 0) == step.breaks, "\(text)")
        byBytes = entry & 0x7F
        byRules = step.state
      }
    }
  }

  @Test(arguments: [51, 52] as [UInt64])
  func `ASCII wraps as a plain reading of the rules wraps it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let text = RandomText.ascii(count: 60, using: &generator)
      let width = Int.random(in: 1...20, using: &generator)
      #expect(
        CleanText(text).wrapped(width: width) == WrappingTests.reference(text, width: width),
        "seed \(seed) width \(width): \(text)")
    }
  }

  /// Greedy wrapping written without regard to speed.
  private static func reference(_ text: String, width: Int) -> [String] {
    let bytes = Array(text.utf8)
    var chances: Set<Int> = [bytes.count]
    var state = LineBreakState.start
    for (index, byte) in bytes.enumerated() {
      let step = LineBreakRules.step(state, ScalarProperties.of(UInt32(byte)).lineBreak)
      if step.breaks { chances.insert(index) }
      state = step.state
    }
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
      func visible(_ end: Int) -> Int {
        var end = end
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return end
      }
      let fitting = (start + 1...bytes.count).filter { visible($0) - start <= width }
      var end = fitting.last { chances.contains($0) } ?? start
      if end == start {
        // A word that is too wide is cut before the first character that does not fit.
        end = (start + width..<bytes.count).first { bytes[$0] != 0x20 } ?? bytes.count
      }
      if end == bytes.count {
        lines.append(
          String(decoding: bytes[start..<max(visible(end), min(end, start + width))], as: UTF8.self)
        )
      } else if visible(end) > start {
        lines.append(String(decoding: bytes[start..<visible(end)], as: UTF8.self))
      }
      start = end
    }
    return lines.isEmpty ? [""] : lines
  }

  @Test func `odd widths neither hang nor trap`() {
    for text in ["", "漢", "漢字", " ", "   a", "\n\n", "a\u{AD}b", "\u{200B}", "👨‍👩‍👧‍👦"] {
      for width in [-1, 0, 1, 2, Int.max] {
        let lines = CleanText(text).lines(width: width)
        #expect(width > 0 || lines.isEmpty)
        #expect(lines.allSatisfy { $0.width <= max(0, width) })
      }
    }
    #expect(CleanText("漢a").wrapped(width: 1) == ["…", "a"])
    #expect(CleanText("a\nb\n").wrapped(width: 5) == ["a", "b", ""])
    #expect(CleanText("0\u{3000}1\u{3000}2\u{3000}3\u{3000}").wrapped(width: 7) == ["0　1　2", "3　"])
  }

  @Test func `a wide cluster in one column is a mark and leaves no empty line behind`() {
    #expect(CleanText("你").extent(width: 1).lineCount == 1)
    #expect(CleanText("你好").extent(width: 1).lineCount == 2)
    #expect(CleanText("a你").extent(width: 1).lineCount == 2)
    #expect(CleanText("你\n好").extent(width: 1).lineCount == 2)
    #expect(CleanText("你\n").extent(width: 1).lineCount == 2)
    #expect(CleanText("你a").extent(width: 1).lineCount == 2)
  }
}
