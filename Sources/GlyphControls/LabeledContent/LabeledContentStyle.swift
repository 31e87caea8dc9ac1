import GlyphCore

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  /// What a value with a label consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabeledContentStyleConfiguration
}

extension View {
  /// Styles the values with labels in this view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(LabeledContentStyling(style: style))
  }
}

struct LabeledContentStyling<Style: LabeledContentStyle> {
  let style: Style
}

extension LabeledContentStyling: ControlStyle {
  func content(for configuration: LabeledContentStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
