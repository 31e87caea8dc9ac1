import Foundation

extension Text {
  /// A string with attributes: colours, fonts, lines and links of `AttributeScopes.SwiftUIAttributes`.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    var texts: [Text] = []
    for run in attributedContent.runs {
      let string = String(attributedContent[run.range].characters)
      texts.append(Text(verbatim: string).styled(by: run))
    }
    self.init(TextContent(.joined(texts)))
  }

  private func styled(by run: AttributedString.Runs.Run) -> Text {
    var text = self
    if let color = run.swiftUI.foregroundColor { text = text.foregroundColor(color) }
    if let font = run.swiftUI.font { text = text.font(font) }
    if run.swiftUI.underlineStyle != nil { text = text.underline() }
    if run.swiftUI.strikethroughStyle != nil { text = text.strikethrough() }
    if let link = run.link { text = Text(TextContent(.link(text, link.absoluteString))) }
    return text
  }
}
