import GlyphCore

/// What tab views look like where nothing else is said: a bar above the view that is shown.
public struct DefaultTabViewStyle {
  public nonisolated init() {}
}

extension DefaultTabViewStyle: TabViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !configuration.isBarHidden { TabBar(tabs: configuration.tabs) }
      configuration.content
    }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// What tab views look like where nothing else is said.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Tab views with a bar above the view that is shown.
public struct TabBarOnlyTabViewStyle {
  public nonisolated init() {}
}

extension TabBarOnlyTabViewStyle: TabViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DefaultTabViewStyle().makeBody(configuration: configuration)
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tab views with a bar above the view that is shown.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// On a screen, tab views whose bar may be a sidebar; here it is a bar.
public struct SidebarAdaptableTabViewStyle {
  public nonisolated init() {}
}

extension SidebarAdaptableTabViewStyle: TabViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DefaultTabViewStyle().makeBody(configuration: configuration)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tab views with a bar above the view that is shown.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Tab views with a row of dots below the view that is shown.
public struct PageTabViewStyle {
  /// Whether the dots are there.
  public struct IndexDisplayMode: Sendable {
    let isShown: Bool
    public static let automatic = IndexDisplayMode(isShown: true)
    public static let always = IndexDisplayMode(isShown: true)
    public static let never = IndexDisplayMode(isShown: false)
  }

  let mode: IndexDisplayMode

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension PageTabViewStyle: TabViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.content
      if mode.isShown, !configuration.isBarHidden { PageDots(tabs: configuration.tabs) }
    }
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tab views with a row of dots below the view that is shown.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tab views with or without a row of dots below the view that is shown.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
