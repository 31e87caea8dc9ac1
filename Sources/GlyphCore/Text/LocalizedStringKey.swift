import Foundation

/// A key of a table of localised strings, which also is the text where no table has it.
///
/// Inline Markdown in its literal parts becomes style; what is interpolated is shown as it stands.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  /// The text, with marks (`InsertionMark`) at interpolated texts and around strings that could
  /// be taken for Markdown.
  let string: String
  let insertions: [Text]
  /// The key as tables have it and what was interpolated into it, where there are tables.
  let format: LocalizedFormat?

  public init(_ value: String) {
    string = value
    insertions = []
    format = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    string = stringInterpolation.string
    insertions = stringInterpolation.insertions
    format = stringInterpolation.format
  }
}

extension LocalizedStringKey: Equatable {
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.string == b.string && a.insertions == b.insertions
  }
}
