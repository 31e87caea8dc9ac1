/// A declaration of one variable, `var name: Type = value`.
struct Variable: Equatable {
  var name: String
  /// The type as it is written.
  var type: String?
  /// The initial value as it is written.
  var value: String?
  var isStatic: Bool

  /// Throws where the source declares something else, or more than one variable.
  init(_ source: String) throws {
    let tokens = Lexer.tokens(of: source)
    let attributes = Attributes(tokens)
    isStatic = attributes.modifiers.contains("static") || attributes.modifiers.contains("class")
    var index = attributes.end
    guard index + 1 < tokens.count, tokens[index].text == "var", tokens[index + 1].kind == .word
    else {
      throw MacroError(
        "A variable, “var name: Type = value”, is expected here.",
        at: index < tokens.count ? tokens[index].range.lowerBound : nil)
    }
    name = tokens[index + 1].text
    index += 2

    func text(_ range: Range<Int>) -> String? {
      guard let first = tokens[range].first, let last = tokens[range].last else { return nil }
      let bytes = Array(source.utf8)[first.range.lowerBound..<last.range.upperBound]
      return String(decoding: bytes, as: UTF8.self)
    }

    let equals = tokens[index...].firstIndex { $0.depth == 0 && $0.text == "=" }
    let declared = index..<(equals ?? tokens.count)
    if let extra = tokens[declared].first(where: { $0.depth == 0 && $0.text == "," }) {
      throw MacroError("Each variable needs a declaration of its own.", at: extra.range.lowerBound)
    }
    if let block = tokens[declared].first(where: { $0.depth == 0 && $0.text == "{" }) {
      throw MacroError(
        "A variable that is computed already cannot be an entry.", at: block.range.lowerBound)
    }
    if let first = tokens[declared].first, first.text == ":" {
      type = text((index + 1)..<declared.upperBound)
    }
    if let equals { value = text((equals + 1)..<tokens.count) }
  }

  /// The type within an optional one; nil where it is none.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") {
      return String(type.dropLast())
    }
    let prefix = "Optional<"
    guard type.hasPrefix(prefix), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst(prefix.count).dropLast())
  }
}
