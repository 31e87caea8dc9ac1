/// One or more lines of text.
///
/// A string literal is a key: it is looked up in the bundle's tables, and inline Markdown in it
/// becomes style (`**bold**`, `*italic*`, `~~struck~~`, `` `code` ``, `[link](https://…)`). A
/// `String` is shown as it stands. Text wraps at the width that it is offered and ends in an
/// ellipsis where its lines run out; control characters in it become visible and harmless.
///
/// ```swift
/// Text("Build **finished** in \(seconds) s")     // Build finished in 3 s
/// ```
public struct Text: Sendable {
  let string: String
  /// What a string alone cannot say.
  let content: TextContent?
  var foreground = TextForeground.inherited
  var traits: TextTraits = []
  /// Whether the string is a key whose Markdown is to be understood.
  let isKey: Bool

  /// A text that shows a string as it stands.
  public init(verbatim content: String) {
    string = content
    self.content = nil
    isKey = false
  }

  /// A text that shows a string as it stands.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {
    self.init(verbatim: String(content))
  }

  init(_ content: TextContent) {
    string = ""
    self.content = content
    isKey = false
  }

  init(key: String, insertions: [Text]) {
    string = key
    content = insertions.isEmpty ? nil : TextContent(.insertions(insertions))
    isKey = true
  }
}

extension Text: Equatable {
  public static func == (a: Text, b: Text) -> Bool {
    a.string == b.string && a.foreground == b.foreground && a.traits == b.traits
      && a.isKey == b.isKey && a.content == b.content
  }

  /// Both texts as one, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.isUnstyled, case .joined(let parts)? = lhs.content?.kind {
      return Text(TextContent(.joined(parts + [rhs])))
    }
    return Text(TextContent(.joined([lhs, rhs])))
  }

  private var isUnstyled: Bool { traits.isEmpty && foreground == .inherited }
}
