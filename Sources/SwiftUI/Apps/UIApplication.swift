/// The program, for source that asks UIKit to open a link.
@MainActor
public final class UIApplication {
  public static let shared = UIApplication()

  private init() {}

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Opens a link the way the running session does; outside of one nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = OpenURLAction.current(url)
    completion?(isOpen)
  }

  /// Whether links of its kind are opened at all.
  public func canOpenURL(_ url: URL) -> Bool { LinkTarget(url.absoluteString) != nil }
}

/// The program, for source that asks AppKit to end it.
@MainActor
public final class NSApplication {
  public static let shared = NSApplication()

  private init() {}

  /// Ends the program; the terminal is given back.
  public func terminate(_ sender: Any?) { exit(EXIT_SUCCESS) }
}

/// AppKit's name of the program.
@MainActor
public let NSApp = NSApplication.shared

/// The desktop, for source that asks AppKit to open a link.
@MainActor
public final class NSWorkspace {
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens a link the way the running session does, and says whether it could.
  @discardableResult
  public func open(_ url: URL) -> Bool { OpenURLAction.current(url) }
}
