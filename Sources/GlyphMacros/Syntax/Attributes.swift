/// The attributes and modifiers in front of a declaration.
struct Attributes {
  /// Each attribute by its name, with the tokens that it takes.
  private(set) var attributes: [(name: String, tokens: Range<Int>)] = []
  /// The modifiers, such as `public` and `private(set)`.
  private(set) var modifiers: [String] = []
  /// The index of the first token after them.
  private(set) var end: Int

  init(_ tokens: [Token], from start: Int = 0) {
    end = start
    while end < tokens.count {
      if tokens[end].text == "@", end + 1 < tokens.count {
        readAttribute(tokens)
      } else if Self.modifierNames.contains(tokens[end].text) {
        modifiers.append(tokens[end].text)
        end += 1
        skipArguments(tokens)
      } else {
        return
      }
    }
  }

  private mutating func readAttribute(_ tokens: [Token]) {
    let start = end
    var name = tokens[end + 1].text
    end += 2
    while end + 1 < tokens.count, tokens[end].text == ".", tokens[end + 1].kind == .word {
      name = tokens[end + 1].text
      end += 2
    }
    skipArguments(tokens)
    attributes.append((name, start..<end))
  }

  /// Arguments follow without a blank; a bracket after one is the next thing.
  private mutating func skipArguments(_ tokens: [Token]) {
    guard
      end < tokens.count, tokens[end].text == "(",
      tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
    else { return }
    end = tokens.indexAfterBracket(at: end)
  }

  private static let modifierNames: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "nonisolated", "lazy", "weak", "unowned", "override",
  ]
}
