/// Splits source into tokens, which takes only strings, comments and brackets to be known.
///
/// Regular expressions between plain slashes are taken for operators: a bracket in one that does not
/// close, or a quotation mark, would be misread.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var startsLine = true
  private var depth = 0

  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while let byte = peek() {
      switch byte {
      case "\n", "\r":
        startsLine = true
        position += 1
      case " ", "\t", "\u{C}", 0: position += 1
      case "/" where peek(1) == "/": skipLine()
      case "/" where peek(1) == "*": skipComment()
      default: scanToken(byte)
      }
    }
  }

  private mutating func scanToken(_ byte: UInt8) {
    let start = position
    switch byte {
    case "(", "[", "{":
      position += 1
      append(.opening, from: start)
      depth += 1
    case ")", "]", "}":
      position += 1
      depth = max(0, depth - 1)
      append(.closing, from: start)
    case "\"":
      skipString(hashes: 0)
      append(.string, from: start)
    case "#":
      let hashes = bytes[position...].prefix { $0 == "#" }.count
      if peek(hashes) == "\"" {
        position += hashes
        skipString(hashes: hashes)
        append(.string, from: start)
      } else {
        position += 1
        append(.mark, from: start)
      }
    case "`":
      position += 1
      skip { $0 != "`" && $0 != "\n" }
      if peek() == "`" { position += 1 }
      append(.word, from: start)
    case _ where Self.isWord(byte):
      skip(while: Self.isWord)
      append(.word, from: start)
    case _ where Self.isOperator(byte):
      skip(while: Self.isOperator)
      append(.symbol, from: start)
    default:
      position += 1
      append(.mark, from: start)
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self),
        range: start..<position, startsLine: startsLine, depth: depth))
    startsLine = false
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { position += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", 0x80...: true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?.".utf8.contains(byte)
  }
}

extension Lexer {
  private mutating func skipLine() { skip { $0 != "\n" } }

  /// Comments stand in each other.
  private mutating func skipComment() {
    var level = 0
    while let byte = peek() {
      if byte == "/", peek(1) == "*" {
        level += 1
        position += 2
      } else if byte == "*", peek(1) == "/" {
        level -= 1
        position += 2
        if level == 0 { return }
      } else {
        if byte == "\n" { startsLine = true }
        position += 1
      }
    }
  }

  /// From the quotation mark to behind the one that ends the string, and its hashes.
  private mutating func skipString(hashes: Int) {
    let isLong = peek(1) == "\"" && peek(2) == "\""
    position += isLong ? 3 : 1
    while let byte = peek() {
      if byte == "\"", endsString(isLong: isLong, hashes: hashes) {
        position += (isLong ? 3 : 1) + hashes
        return
      }
      if byte == "\\", isFollowed(by: hashes) {
        position += 1 + hashes
        if peek() == "(" { skipInterpolation() } else if peek() != nil { position += 1 }
      } else if byte == "\n", !isLong {
        return
      } else {
        position += 1
      }
    }
  }

  private func endsString(isLong: Bool, hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return (0..<quotes).allSatisfy { peek($0) == "\"" }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == "#" }
  }

  private func isFollowed(by hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == "#" }
  }

  /// From the bracket to behind the one that closes it.
  private mutating func skipInterpolation() {
    var level = 0
    while let byte = peek() {
      switch byte {
      case "(": level += 1
      case ")": level -= 1
      case "\"":
        skipString(hashes: 0)
        continue
      case "#":
        let hashes = bytes[position...].prefix { $0 == "#" }.count
        position += hashes
        if peek() == "\"" { skipString(hashes: hashes) }
        continue
      case "/" where peek(1) == "*":
        skipComment()
        continue
      default: break
      }
      position += 1
      if level == 0 { return }
    }
  }
}
