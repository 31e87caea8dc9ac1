/// The statements of a closure's body.
enum Statements {
  /// The tokens of each statement between two indices.
  static func split(_ tokens: [Token], in range: Range<Int>) -> [Range<Int>] {
    guard let depth = tokens[range].first?.depth else { return [] }
    var statements: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where tokens[index].depth == depth && index > start {
      let previous = tokens[index - 1]
      if previous.text == ";" && previous.depth == depth {
        statements.append(start..<(index - 1))
        start = index
      } else if tokens[index].startsLine, !continues(tokens, start..<index) {
        statements.append(start..<index)
        start = index
      }
    }
    let end = tokens[range.upperBound - 1].text == ";" ? range.upperBound - 1 : range.upperBound
    statements.append(start..<max(start, end))
    return statements
  }

  /// Whether the token after a range that begins a line belongs to the same statement.
  private static func continues(_ tokens: [Token], _ statement: Range<Int>) -> Bool {
    let next = tokens[statement.upperBound]
    let previous = tokens[statement.upperBound - 1]
    if Attributes(Array(tokens[statement])).end == statement.count { return true }
    if next.kind == .closing || next.text == "{" || next.text == ":" { return true }
    if next.kind == .symbol { return !["!", "-", "&"].contains(next.text) }
    if ["else", "catch", "as", "is", "in", "where"].contains(next.text) { return true }
    switch previous.kind {
    case .symbol: return ["??", "->"].contains(previous.text) || !endsType(previous.text)
    case .mark: return [",", ":"].contains(previous.text)
    case .word: return ["let", "var", "as", "is", "in"].contains(previous.text)
    default: return false
    }
  }

  /// Whether operators can be the end of an optional or generic type.
  private static func endsType(_ symbol: String) -> Bool {
    symbol.last.map { "?!>".contains($0) } ?? false
  }
}
