import GlyphCore

/// Columns where there are several views, and a stack where there is one.
public struct DefaultNavigationViewStyle {
  public nonisolated init() {}
}

extension DefaultNavigationViewStyle: NavigationViewStyle {
  public func _makeBody(configuration: NavigationViewStyleConfiguration) -> some View {
    if let columns = configuration.columns {
      SplitColumns(configuration: columns)
    } else {
      configuration.stack
    }
  }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there are several views, and a stack where there is one.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A stack on the first view.
public struct StackNavigationViewStyle {
  public nonisolated init() {}
}

extension StackNavigationViewStyle: NavigationViewStyle {
  public func _makeBody(configuration: NavigationViewStyleConfiguration) -> some View {
    configuration.stack
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack on the first view.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Columns, as many as there are views.
public struct ColumnNavigationViewStyle {
  public nonisolated init() {}
}

extension ColumnNavigationViewStyle: NavigationViewStyle {
  public func _makeBody(configuration: NavigationViewStyleConfiguration) -> some View {
    DefaultNavigationViewStyle()._makeBody(configuration: configuration)
  }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, as many as there are views.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Two columns: the older form of `columns`.
public struct DoubleColumnNavigationViewStyle {
  public nonisolated init() {}
}

extension DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public func _makeBody(configuration: NavigationViewStyleConfiguration) -> some View {
    DefaultNavigationViewStyle()._makeBody(configuration: configuration)
  }
}
