/// The character set that the environment asks for.
enum TerminalLocale {
  /// Whether it is UTF-8: the first variable that says anything decides, and none at all means yes.
  static func isUTF8(environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      let charset = value.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
      let name = charset.prefix { $0 != "@" }.lowercased()
      return name == "utf-8" || name == "utf8" || value == "UTF-8"
    }
    return true
  }
}
