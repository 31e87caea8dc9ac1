/// Brings what a view shows up to date: `@Environment(\.refresh) var refresh`, then
/// `await refresh?()`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action and waits for its end.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// The action of the nearest `refreshable` around; nil where there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Offers an action to the views inside that brings what they show up to date. Nothing calls it by
  /// itself: a list in a terminal is not pulled down.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
