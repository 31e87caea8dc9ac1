import GlyphCore

/// How text fields look.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     VStack(spacing: 0) { configuration; Divider() }
///   }
/// }
/// ```
///
/// The configuration is the field as the next outer style draws it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// What a text field consists of.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, for use in a style's body.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  public var body: some View { content }
}

extension View {
  /// Styles the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(TextFieldStyling(style: style))
  }
}

struct TextFieldStyling<Style: TextFieldStyle> {
  let style: Style
}

extension TextFieldStyling: ControlStyle {
  func content(for configuration: TextField<_TextFieldStyleLabel>) -> some View {
    style._body(configuration: configuration)
  }
}
