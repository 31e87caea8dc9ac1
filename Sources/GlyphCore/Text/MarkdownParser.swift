/// Finds the spans of one string of inline Markdown.
struct MarkdownParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var pieces: [Piece] = []
  private var insertions = 0

  /// A stretch without inner structure, or a run of delimiters that may turn out to be emphasis.
  private struct Piece {
    var text: String
    var insertion: Int?
    var delimiter: Delimiter?
    var traits: TextTraits = []
    var link: String?

    init(_ text: String, delimiter: Delimiter? = nil) {
      self.text = text
      self.delimiter = delimiter
    }
  }

  private struct Delimiter {
    var scalar: Unicode.Scalar
    var count: Int
    let length: Int
    var opens: Bool
    var closes: Bool

    /// What decides about partners.
    var key: UInt32 { scalar.value << 4 | (opens ? 8 : 0) | UInt32(length % 3) }
  }

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  mutating func spans() -> [InlineMarkdown.Span] {
    var brackets: [Int] = []
    while index < scalars.count { readNext(&brackets) }
    matchEmphasis(in: pieces.indices)
    return pieces.compactMap { piece in
      let traits = piece.traits
      if let number = piece.insertion {
        return InlineMarkdown.Span(content: .insertion(number), traits: traits, link: piece.link)
      }
      guard !piece.text.isEmpty else { return nil }
      return InlineMarkdown.Span(
        content: .text(piece.text), traits: traits, link: piece.link)
    }
  }

  private mutating func readNext(_ brackets: inout [Int]) {
    let scalar = scalars[index]
    switch scalar {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiters(scalar)
    case "<": readAutolink()
    case "[":
      brackets.append(pieces.count)
      pieces.append(Piece("["))
      index += 1
    case "]": readLinkEnd(&brackets)
    case InsertionMark.open: readVerbatim()
    case InsertionMark.text:
      var piece = Piece("")
      piece.insertion = insertions
      insertions += 1
      pieces.append(piece)
      index += 1
    case InsertionMark.close: index += 1
    default: readWords()
    }
  }

  private mutating func append(_ text: ArraySlice<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text)
    pieces.append(Piece(String(view)))
  }

  private mutating func readWords() {
    let start = index
    while index < scalars.count, !isSpecial(scalars[index]) { index += 1 }
    append(scalars[start..<index])
  }

  private func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "~", "<", "[", "]": return true
    default: return InsertionMark.isMark(scalar)
    }
  }

  private mutating func readEscape() {
    let next = index + 1
    if next < scalars.count, MarkdownParser.isASCIIPunctuation(scalars[next]) {
      append(scalars[next...next])
      index += 2
    } else {
      append(scalars[index...index])
      index += 1
    }
  }

  private mutating func readVerbatim() {
    let start = index + 1
    var end = start
    while end < scalars.count, scalars[end] != InsertionMark.close { end += 1 }
    append(scalars[start..<end])
    index = min(end + 1, scalars.count)
  }

  /// Code ends at as many backticks as it began with; one blank at both ends belongs to them.
  private mutating func readCode() {
    let length = runLength(of: "`", at: index)
    var end = index + length
    while end < scalars.count {
      let run = runLength(of: "`", at: end)
      if run == length { break }
      end += max(1, run)
    }
    guard end < scalars.count else {
      append(scalars[index..<(index + length)])
      index += length
      return
    }
    var code = scalars[(index + length)..<end].filter { !InsertionMark.isMark($0) }[...]
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    append(code)
    index = end + length
  }

  private func runLength(of scalar: Unicode.Scalar, at start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalar { end += 1 }
    return end - start
  }

  private mutating func readDelimiters(_ scalar: Unicode.Scalar) {
    let length = runLength(of: scalar, at: index)
    let before = index > 0 ? scalars[index - 1] : " "
    let after = index + length < scalars.count ? scalars[index + length] : " "
    let isLeft = flanks(after, other: before)
    let isRight = flanks(before, other: after)
    var opens = isLeft
    var closes = isRight
    if scalar == "_" {
      opens = isLeft && (!isRight || MarkdownParser.isPunctuation(before))
      closes = isRight && (!isLeft || MarkdownParser.isPunctuation(after))
    }
    if scalar == "~", length > 2 { (opens, closes) = (false, false) }
    pieces.append(
      Piece(
        String(repeating: Character(scalar), count: length),
        delimiter: Delimiter(
          scalar: scalar, count: length, length: length, opens: opens, closes: closes)))
    index += length
  }

  /// Whether a run of delimiters stands next to a word on the side of `near`. What was
  /// interpolated counts as a word.
  private func flanks(_ near: Unicode.Scalar, other: Unicode.Scalar) -> Bool {
    if near.properties.isWhitespace { return false }
    guard MarkdownParser.isPunctuation(near) else { return true }
    return other.properties.isWhitespace || MarkdownParser.isPunctuation(other)
  }

  /// `<https://…>` is a link to what it says.
  private mutating func readAutolink() {
    var end = index + 1
    while end < scalars.count, scalars[end] != ">", scalars[end] != "<",
      scalars[end].value > 0x20
    {
      end += 1
    }
    let target = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
    guard end < scalars.count, scalars[end] == ">", target.contains("://") else {
      append(scalars[index...index])
      index += 1
      return
    }
    append(scalars[(index + 1)..<end])
    pieces[pieces.count - 1].link = target
    index = end + 1
  }

  /// `](target)` makes a link of what stands since the last open bracket.
  private mutating func readLinkEnd(_ brackets: inout [Int]) {
    guard let open = brackets.popLast(), let target = readTarget(from: index + 1) else {
      append(scalars[index...index])
      index += 1
      return
    }
    matchEmphasis(in: (open + 1)..<pieces.count)
    pieces[open].text = ""
    for piece in (open + 1)..<pieces.count where pieces[piece].link == nil {
      pieces[piece].link = target.text
    }
    // A link holds no other.
    brackets.removeAll()
    index = target.end
  }

  private func readTarget(from start: Int) -> (text: String, end: Int)? {
    guard start < scalars.count, scalars[start] == "(" else { return nil }
    var depth = 0
    var end = start + 1
    var text = String.UnicodeScalarView()
    while end < scalars.count {
      switch scalars[end] {
      case "(": depth += 1
      case ")" where depth == 0: return (MarkdownParser.withoutTitle(String(text)), end + 1)
      case ")": depth -= 1
      case "\n": return nil
      default: break
      }
      if !InsertionMark.isMark(scalars[end]) { text.append(scalars[end]) }
      end += 1
    }
    return nil
  }

  /// The target of `target "title"`, with or without angle brackets.
  private static func withoutTitle(_ text: String) -> String {
    let target = text.split(whereSeparator: \.isWhitespace).first ?? ""
    if target.hasPrefix("<"), target.hasSuffix(">") {
      return String(target.dropFirst().dropLast())
    }
    return String(target)
  }

  /// Pairs delimiters: a closing one with the nearest before it that opens.
  private mutating func matchEmphasis(in range: Range<Int>) {
    // Where the search for a partner of one kind came to nothing, no later one needs to look.
    var bottoms: [UInt32: Int] = [:]
    var closer = range.lowerBound
    while closer < range.upperBound {
      guard let closing = pieces[closer].delimiter, closing.closes, closing.count > 0 else {
        closer += 1
        continue
      }
      let bottom = bottoms[closing.key] ?? range.lowerBound
      guard let opener = opener(for: closing, in: bottom..<closer) else {
        bottoms[closing.key] = closer
        closer += 1
        continue
      }
      pair(opener, closer)
      if pieces[closer].delimiter?.count == 0 { closer += 1 }
    }
    for index in range { pieces[index].delimiter = nil }
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    guard let opening = pieces[opener].delimiter, let closing = pieces[closer].delimiter else {
      return
    }
    let isStrike = closing.scalar == "~"
    let used = isStrike ? closing.count : min(2, opening.count, closing.count)
    let traits: TextTraits =
      isStrike ? .strike(true) : used == 2 ? .weight(bold: true) : .slant(italic: true)
    for index in (opener + 1)..<closer {
      pieces[index].traits = pieces[index].traits.over(traits)
      // What stands between two partners finds no other outside of them.
      pieces[index].delimiter = nil
    }
    consume(used, at: opener)
    consume(used, at: closer)
  }

  private func opener(for closing: Delimiter, in range: Range<Int>) -> Int? {
    range.reversed().first { index in
      guard let opening = pieces[index].delimiter, opening.opens, opening.count > 0,
        opening.scalar == closing.scalar
      else { return false }
      if closing.scalar == "~" { return opening.count == closing.count }
      // Of runs that could both open and close, lengths that add up to a multiple of three do
      // not match, so that `**a*b**` is not taken for emphasis in between.
      let isAmbiguous = opening.closes || closing.opens
      let isMultiple = (opening.length + closing.length) % 3 == 0
      return !(isAmbiguous && isMultiple && (opening.length % 3 != 0 || closing.length % 3 != 0))
    }
  }

  private mutating func consume(_ count: Int, at index: Int) {
    pieces[index].delimiter?.count -= count
    pieces[index].text.removeLast(count)
  }

  private static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
    default: return false
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIIPunctuation(scalar) }
    if InsertionMark.isMark(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
