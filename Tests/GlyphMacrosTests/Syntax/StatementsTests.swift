import Testing

@testable import GlyphMacros

struct StatementsTests {
  @Test(arguments: [
    ("a\nb", ["a", "b"]),
    ("a; b;", ["a", "b"]),
    ("@A\n@B(1)\nvar x = 1\nx", ["@ A @ B ( 1 ) var x = 1", "x"]),
    ("var x: Set<Int>\nx", ["var x : Set < Int >", "x"]),
    ("var x: Int?\nx", ["var x : Int ?", "x"]),
    ("let x =\n  1\nx", ["let x = 1", "x"]),
    ("let x = a\n  + b\nx", ["let x = a + b", "x"]),
    ("A()\n  .b()\n  .c {\n  d\n  e\n}\nf", ["A ( ) . b ( ) . c { d e }", "f"]),
    ("let x = a ? b\n  : c\nd", ["let x = a ? b : c", "d"]),
    ("let x = a ??\n  b\nc", ["let x = a ?? b", "c"]),
    ("if a {\n b\n}\nelse {\n c\n}\nd", ["if a { b } else { c }", "d"]),
    ("f(\n  a,\n  b\n)\n-x", ["f ( a , b )", "- x"]),
    ("", []),
  ])
  func `a body falls into its statements`(_ source: String, _ statements: [String]) {
    let tokens = Lexer.tokens(of: source)
    let texts = Statements.split(tokens, in: 0..<tokens.count).map { range in
      tokens[range].map(\.text).joined(separator: " ")
    }
    #expect(texts == statements)
  }
}
