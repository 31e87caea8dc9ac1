/// How a finger's scrolling treats a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How content gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// Inert because scrolling goes by whole cells, at once, and stops where it is.
extension View {
  /// There is no background behind rows and texts that could be left out.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Content is always cut off at the edges: cells beside them belong to somebody else.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { self }

  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
