import GlyphCore

/// The older form of `NavigationStack`, and with two or three views inside that of
/// `NavigationSplitView`.
public struct NavigationView<Content: View> {
  let content: Content
  @State private var model = NavigationModel()
  @State private var split = SplitModel()

  /// A stack on one view, or columns.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View {
    let parts = content.parts
    StyledControl(
      NavigationViewStyleConfiguration(
        stack: AnyView(NavigationScreens(model: model) { parts.first }),
        columns: parts.count < 2
          ? nil
          : NavigationSplitViewStyleConfiguration(
            columns: parts.prefix(3).map { AnyView($0) }, model: split, visibility: nil,
            compactColumn: nil)),
      default: NavigationViewStyling(style: DefaultNavigationViewStyle()))
  }
}

/// What a style knows of a navigation view.
public struct NavigationViewStyleConfiguration {
  let stack: AnyView
  let columns: NavigationSplitViewStyleConfiguration?
}

/// How navigation views show their screens.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  associatedtype _Body: View
  @ViewBuilder func _makeBody(configuration: NavigationViewStyleConfiguration) -> _Body
}

extension View {
  /// Styles the navigation views in this view.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    controlStyle(NavigationViewStyling(style: style))
  }
}

struct NavigationViewStyling<Style: NavigationViewStyle> {
  let style: Style
}

extension NavigationViewStyling: ControlStyle {
  func content(for configuration: NavigationViewStyleConfiguration) -> some View {
    style._makeBody(configuration: configuration)
  }
}
