import GlyphCore

/// How split views look.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  /// What a split view consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

extension View {
  /// Styles the split views in this view.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    controlStyle(NavigationSplitViewStyling(style: style))
  }
}

struct NavigationSplitViewStyling<Style: NavigationSplitViewStyle> {
  let style: Style
}

extension NavigationSplitViewStyling: ControlStyle {
  func content(for configuration: NavigationSplitViewStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// What a style knows of a split view.
public struct NavigationSplitViewStyleConfiguration {
  let columns: [AnyView]
  let model: SplitModel
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}
