import GlyphCore

/// How progress views look.
///
/// `ProgressView(configuration)` in a style is the progress view as the next outer style draws it.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// What a progress view consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

extension View {
  /// Styles the progress views in this view.
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View
  where S: ProgressViewStyle {
    controlStyle(ProgressViewStyling(style: style))
  }
}

struct ProgressViewStyling<Style: ProgressViewStyle> {
  let style: Style
}

extension ProgressViewStyling: ControlStyle {
  func content(for configuration: ProgressViewStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
