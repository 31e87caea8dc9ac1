import GlyphCore

/// What split views look like where nothing else is said: columns side by side.
public struct AutomaticNavigationSplitViewStyle {
  public nonisolated init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration: configuration)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// What split views look like where nothing else is said.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// Split views whose columns share the room.
public struct BalancedNavigationSplitViewStyle {
  public nonisolated init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration: configuration)
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Split views whose columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// On a screen, split views whose detail keeps its size; here the columns share the room.
public struct ProminentDetailNavigationSplitViewStyle {
  public nonisolated init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(configuration: configuration)
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// On a screen, split views whose detail keeps its size; here the columns share the room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
