import Testing

@testable import GlyphMacros

struct LexerTests {
  @Test(arguments: [
    ("var a: Int? = b.c", ["var", "a", ":", "Int", "?", "=", "b", ".", "c"]),
    ("@A(1) let x=-2;", ["@", "A", "(", "1", ")", "let", "x", "=-", "2", ";"]),
    ("a // b { \n c", ["a", "c"]),
    ("a /* { /* } */ ( */ c", ["a", "c"]),
    ("`in` grün $0", ["`in`", "grün", "$0"]),
    ("#Preview{}", ["#", "Preview", "{", "}"]),
    (#"f("a) \" b", c)"#, ["f", "(", #""a) \" b""#, ",", "c", ")"]),
    (#"f("a \(g("}", [1])) b") }"#, ["f", "(", #""a \(g("}", [1])) b""#, ")", "}"]),
    (##"#"a " \( b"# c"##, [##"#"a " \( b"#"##, "c"]),
    (##"#"a \#(b(")")) c"# d"##, [##"#"a \#(b(")")) c"#"##, "d"]),
    ("\"\"\"\n a \" } \"\" b\n \"\"\" c", ["\"\"\"\n a \" } \"\" b\n \"\"\"", "c"]),
    ("\"open\nnext", ["\"open", "next"]),
    ("\"open \\(", ["\"open \\("]),
    ("", []),
  ])
  func `source is split into words, strings, operators and brackets`(
    _ source: String, _ texts: [String]
  ) {
    #expect(Lexer.tokens(of: source).map(\.text) == texts)
  }

  @Test func `a token knows its place, its line and the brackets around it`() {
    let tokens = Lexer.tokens(of: "a {\n  ü(b)\n} c")
    #expect(tokens.map(\.text) == ["a", "{", "ü", "(", "b", ")", "}", "c"])
    #expect(tokens.map(\.range.lowerBound) == [0, 2, 6, 8, 9, 10, 12, 14])
    #expect(
      tokens.map(\.startsLine) == [true, false, true, false, false, false, true, false])
    #expect(tokens.map(\.depth) == [0, 0, 1, 1, 2, 1, 0, 0])
    #expect(tokens.indexAfterBracket(at: 1) == 7)
    #expect(tokens.indexAfterBracket(at: 3) == 6)
  }

  @Test(arguments: 0..<200)
  func `whatever is read comes to an end, in order and without loss`(_ seed: Int) {
    var generator = Seeded(state: UInt64(seed))
    let pieces = [
      "{", "}", "(", ")", "\"", "\"\"\"", "#", "\\(", "/*", "*/", "//", "\n", " ", "ab", "`",
    ]
    let source = (0..<60).map { _ in pieces[generator.next(below: pieces.count)] }.joined()
    let bytes = Array(source.utf8)
    var end = 0
    for token in Lexer.tokens(of: source) {
      #expect(token.range.lowerBound >= end && !token.range.isEmpty, "seed \(seed)")
      #expect(Array(token.text.utf8) == Array(bytes[token.range]), "seed \(seed)")
      end = token.range.upperBound
    }
    #expect(end <= bytes.count, "seed \(seed)")
  }
}

/// Numbers that are the same for the same seed.
struct Seeded {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
