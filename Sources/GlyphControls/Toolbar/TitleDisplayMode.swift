import GlyphCore

/// What belongs to the bar above a screen.
public struct NavigationBarItem: Sendable {
  /// How the title stands in the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// At the leading end, or in the middle where something else stands there.
    case automatic
    /// In the middle.
    case inline
    /// At the leading end, or in the middle where something else stands there.
    case large
  }
}

/// How the title stands in the bar of a screen.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// At the leading end, or in the middle where something else stands there.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// At the leading end, or in the middle where something else stands there.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// At the leading end, or in the middle where something else stands there.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// In the middle.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}
