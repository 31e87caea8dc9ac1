import GlyphCore

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  /// What a group box consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

extension View {
  /// Styles the group boxes in this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(GroupBoxStyling(style: style))
  }
}

struct GroupBoxStyling<Style: GroupBoxStyle> {
  let style: Style
}

extension GroupBoxStyling: ControlStyle {
  func content(for configuration: GroupBoxStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
