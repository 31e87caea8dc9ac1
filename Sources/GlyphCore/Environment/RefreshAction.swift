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
  /// Brings what the view shows up to date on Control-R, since a list in a terminal is not pulled
  /// down; views inside find the action in their environment.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .background {
        CommandViews(
          Text(verbatim: "Refresh").onActivate { Task { await action() } }.keyboardShortcut("r"))
      }
  }
}
