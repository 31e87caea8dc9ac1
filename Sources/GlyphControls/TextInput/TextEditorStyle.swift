import GlyphCore

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  /// What a text editor consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TextEditorStyleConfiguration
}

/// What a style knows of a text editor.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
}

extension View {
  /// Styles the text editors in this view.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    controlStyle(TextEditorStyling(style: style))
  }
}

struct TextEditorStyling<Style: TextEditorStyle> {
  let style: Style
}

extension TextEditorStyling: ControlStyle {
  func content(for configuration: TextEditorStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
