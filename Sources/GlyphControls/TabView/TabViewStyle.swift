import GlyphCore

/// How tab views look.
@MainActor @preconcurrency
public protocol TabViewStyle {
  associatedtype Body: View
  /// What a tab view consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TabViewStyleConfiguration
}

extension View {
  /// Styles the tab views in this view.
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    controlStyle(TabViewStyling(style: style))
  }
}

struct TabViewStyling<Style: TabViewStyle> {
  let style: Style
}

extension TabViewStyling: ControlStyle {
  func content(for configuration: TabViewStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}

/// What a style knows of a tab view.
public struct TabViewStyleConfiguration {
  /// The views to choose from.
  public let tabs: [Tab]
  /// The view that is shown.
  public let content: Content
  /// Whether the view that is shown wants the bar to be hidden.
  public let isBarHidden: Bool

  /// One of the views to choose from.
  public struct Tab {
    /// What the bar shows for the view.
    public let label: AnyView
    /// Whether the view is the one that is shown.
    public let isSelected: Bool
    let select: () -> Void

    /// Shows the view.
    public func choose() { select() }
  }

  /// The view that is shown, for use in a style's body.
  public struct Content {
    let content: AnyView
  }
}

extension TabViewStyleConfiguration.Content: View {
  public var body: some View { content }
}
