/// How a window stands on the terminal.
public protocol WindowStyle {
  static var _isInline: Bool { get }
}

extension WindowStyle {
  public static var _isInline: Bool { false }
}

/// On a screen of its own, which is gone when the program ends.
public struct DefaultWindowStyle: WindowStyle {
  public nonisolated init() {}
}

/// Below the shell's prompt, as high as the content. The last frame stays behind.
public struct InlineWindowStyle: WindowStyle {
  public nonisolated init() {}
  public static var _isInline: Bool { true }
}

/// On a screen of its own; terminals draw their own title bars.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public nonisolated init() {}
}

/// On a screen of its own; terminals draw their own title bars.
public struct TitleBarWindowStyle: WindowStyle {
  public nonisolated init() {}
}

/// On a screen of its own; terminals draw their own frames.
public struct PlainWindowStyle: WindowStyle {
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// On a screen of its own, which is gone when the program ends.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == InlineWindowStyle {
  /// Below the shell's prompt, as high as the content. The last frame stays behind.
  public static var inline: InlineWindowStyle { InlineWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// On a screen of its own; terminals draw their own title bars.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// On a screen of its own; terminals draw their own title bars.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// On a screen of its own; terminals draw their own frames.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
