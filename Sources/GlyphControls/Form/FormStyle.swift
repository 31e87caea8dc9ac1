import GlyphCore

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  /// What a form consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

extension View {
  /// Styles the forms in this view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(FormStyling(style: style))
  }
}

struct FormStyling<Style: FormStyle> {
  let style: Style
}

extension FormStyling: ControlStyle {
  func content(for configuration: FormStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
