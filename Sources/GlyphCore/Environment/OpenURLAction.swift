import Foundation

/// Opens a URL: `@Environment(\.openURL) var openURL`, then `openURL(url)`.
///
/// Outside of a terminal session nothing is opened.
public struct OpenURLAction {
  /// What an action did with a URL.
  public struct Result: Sendable {
    enum Kind: Equatable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The action dealt with the URL.
    public static let handled = Result(kind: .handled)
    /// Nothing is to happen.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  private let system: (URL) -> Bool

  /// An action that decides itself what to do with a URL.
  @MainActor @preconcurrency
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    system = OpenURLAction.current
  }

  /// The action of a session: `system` opens a URL and says whether it could.
  package nonisolated init(system: @escaping (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens a URL.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and tells whether something took it.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system(other ?? url))
    }
  }

  /// How the running session opens a URL, for actions that leave it to the system.
  @MainActor
  package static var current: (URL) -> Bool = { _ in false }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(system: { _ in false }) }
}

extension EnvironmentValues {
  /// What opens a URL; a program may set its own action for a part of its views.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
