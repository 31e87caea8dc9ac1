/// The smallest part of a source that has a meaning.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// A string with everything in it.
    case string
    /// Characters of operators, as many as stand together.
    case symbol
    /// `,` `;` `:` `@` and other characters that stand for themselves.
    case mark
    case opening
    case closing
  }

  var kind: Kind
  var text: String
  /// The bytes of the source.
  var range: Range<Int>
  /// Whether it is the first of its line.
  var startsLine: Bool
  /// How many brackets are open before it.
  var depth: Int
}

extension Array where Element == Token {
  /// The index after the bracket that closes the one at an index, or the end where none does.
  func indexAfterBracket(at index: Int) -> Int {
    let depth = self[index].depth
    let close = self[(index + 1)...].firstIndex { $0.kind == .closing && $0.depth <= depth }
    return close.map { $0 + 1 } ?? count
  }
}
