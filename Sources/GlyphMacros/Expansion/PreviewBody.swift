/// What stands after `#Preview`: as it is, or with its `@Previewable` variables in a view of their
/// own, since only a view has state.
struct PreviewBody {
  /// Arguments and closure of the call that makes the preview.
  let call: String
  /// The view that has the variables, and a newline; empty where there are none.
  let wrapper: String

  init(_ tokens: [Token], _ bytes: [UInt8]) throws {
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }

    let arguments = tokens[2].text == "(" ? tokens.indexAfterBracket(at: 2) : 2
    let argumentText = text(tokens[1].range.upperBound..<tokens[arguments - 1].range.upperBound)
    let closure = Self.closure(tokens, at: arguments)
    let statements = closure.map { Statements.split(tokens, in: $0) } ?? []
    let variables = statements.filter { Self.previewable(tokens, $0) != nil }
    try Self.refuseOthers(tokens, besides: variables)
    if variables.isEmpty {
      call = text(tokens[1].range.upperBound..<tokens[tokens.count - 1].range.upperBound)
      wrapper = ""
      return
    }

    func source(_ statement: Range<Int>) -> String {
      text(
        tokens[statement.lowerBound].range
          .lowerBound..<tokens[statement.upperBound - 1].range.upperBound)
    }

    let declarations = try variables.map { statement in
      let words = Array(tokens[statement])
      let attributes = Attributes(words)
      guard attributes.end < words.count, ["var", "let"].contains(words[attributes.end].text) else {
        throw MacroError(
          "@Previewable stands before a variable.",
          at: tokens[statement.lowerBound].range.lowerBound)
      }
      let marker =
        Self.previewable(tokens, statement) ?? statement.lowerBound..<statement.lowerBound
      let before = text(
        tokens[statement.lowerBound].range.lowerBound..<tokens[marker.lowerBound].range.lowerBound)
      let after = text(
        tokens[marker.upperBound].range
          .lowerBound..<tokens[statement.upperBound - 1].range.upperBound)
      return "    " + before + after
    }
    let rest = statements.filter { Self.previewable(tokens, $0) == nil && !$0.isEmpty }
    call = argumentText + " { PreviewContent() }"
    wrapper = """
        struct PreviewContent: GlyphCore.View {
      \(declarations.joined(separator: "\n"))
          var body: some GlyphCore.View {
      \(rest.map { "      " + source($0) }.joined(separator: "\n"))
          }
        }

      """
  }

  /// The tokens within the braces of the closure that begins at an index.
  private static func closure(_ tokens: [Token], at index: Int) -> Range<Int>? {
    guard index < tokens.count, tokens[index].text == "{" else { return nil }
    let end = tokens.indexAfterBracket(at: index)
    return (index + 1)..<max(index + 1, end - 1)
  }

  /// The tokens of the attribute in front of a statement, as indices of all tokens.
  private static func previewable(_ tokens: [Token], _ statement: Range<Int>) -> Range<Int>? {
    let attribute = Attributes(Array(tokens[statement])).attributes.first {
      $0.name == "Previewable"
    }
    return attribute.map {
      ($0.tokens.lowerBound + statement.lowerBound)..<($0.tokens.upperBound + statement.lowerBound)
    }
  }

  private static func refuseOthers(
    _ tokens: [Token], besides variables: [Range<Int>]
  ) throws {
    for index in tokens.indices.dropLast()
    where tokens[index].text == "@" && tokens[index + 1].text == "Previewable" {
      if variables.contains(where: { $0.contains(index) }) { continue }
      throw MacroError(
        "@Previewable stands before a variable at the outermost level of a preview's closure.",
        at: tokens[index].range.lowerBound)
    }
  }
}
