import Foundation

extension Text {
  /// A text for a key: the translation in a bundle's table, or the key itself, with its inline
  /// Markdown as style.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if LocalizedFormat.isUsed || bundle != nil {
      self.init(key: key.translated(table: tableName, in: bundle), insertions: key.insertions)
    } else {
      self.init(key: key.string, insertions: key.insertions)
    }
  }
}

extension LocalizedStringKey {
  /// The text of the key in a table, without a bundle in that of the program.
  func translated(table: String?, in bundle: Bundle?) -> String {
    let name = format?.key ?? string
    let bundle = bundle ?? Bundle.main
    let missing = "\u{10FFF3}"
    let translation = bundle.localizedString(forKey: name, value: missing, table: table)
    if translation == missing || translation == name { return string }
    return format?.filled(into: translation) ?? translation
  }
}
