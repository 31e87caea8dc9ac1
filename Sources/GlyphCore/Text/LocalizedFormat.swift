import Foundation

/// The key of an interpolated string as tables have it, `%lld files in %@`, and what belongs in the
/// places: only kept where a bundle has tables at all.
struct LocalizedFormat: Sendable {
  private(set) var key = ""
  /// What stands in each place, with marks where it is a text or could be taken for Markdown.
  private var arguments: [String] = []

  mutating func append(literal: String) {
    key += literal.replacingOccurrences(of: "%", with: "%%")
  }

  mutating func append(argument: String, specifier: String) {
    key += specifier
    arguments.append(LocalizedStringKey.marked(argument))
  }

  mutating func append(insertion number: Int) {
    key += "%@"
    arguments.append(String(Character(InsertionMark.text)))
  }

  /// Puts what was interpolated into a translation: `%@` and the like take the next, `%2$@` the
  /// second.
  func filled(into translation: String) -> String {
    var result = ""
    var next = 0
    var rest = translation[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = rest.prefix { !($0.isLetter && !"hlqLzjt".contains($0)) && $0 != "@" }
      rest = rest.dropFirst(specifier.count + 1)
      var place = next
      if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]) {
        place = number - 1
      } else {
        next += 1
      }
      if arguments.indices.contains(place) { result += arguments[place] }
    }
    return result + rest
  }

  /// Whether any bundle of the program has tables.
  static let isUsed = ResourceBundles.all.contains { !$0.localizations.isEmpty }
}
