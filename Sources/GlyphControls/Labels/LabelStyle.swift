import GlyphCore

/// What labels show of their title and icon, and how.
///
/// `Label(configuration)` in a style is the label as the next outer style draws it.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// What a label consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

extension View {
  /// Styles the labels in this view.
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    controlStyle(LabelStyling(style: style))
  }
}

struct LabelStyling<Style: LabelStyle> {
  let style: Style
}

extension LabelStyling: ControlStyle {
  func content(for configuration: LabelStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
