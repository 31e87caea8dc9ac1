import GlyphCore

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  associatedtype Body: View
  /// What a list consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ListStyleConfiguration
}

extension View {
  /// Styles the lists in this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    controlStyle(ListStyling(style: style))
  }
}

struct ListStyling<Style: ListStyle> {
  let style: Style
}

extension ListStyling: ControlStyle {
  func content(for configuration: ListStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
