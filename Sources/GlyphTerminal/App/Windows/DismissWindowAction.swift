import GlyphCore

/// Closes windows of the app: `@Environment(\.dismissWindow) var dismissWindow`, then
/// `dismissWindow(id: "help")`. The window that the app began with stays.
public struct DismissWindowAction {
  private let close: @MainActor (WindowRequest) -> Void
  fileprivate var depth = 0

  nonisolated init(_ close: @escaping @MainActor (WindowRequest) -> Void) {
    self.close = close
  }

  /// Closes the window that the view is in.
  @MainActor @preconcurrency
  public func callAsFunction() { close(WindowRequest(depth: depth)) }

  /// Closes the windows with an identifier.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { close(WindowRequest(id: id)) }

  /// Closes the windows for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    close(WindowRequest(value: AnyHashable(value), valueType: ObjectIdentifier(D.self)))
  }

  /// Closes the windows with an identifier for a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(WindowRequest(id: id, value: AnyHashable(value), valueType: ObjectIdentifier(D.self)))
  }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

extension EnvironmentValues {
  /// What closes windows of the app.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// How many windows stand behind the one that the views are in.
  var windowDepth: Int {
    get { dismissWindow.depth }
    set { self[DismissWindowKey.self].depth = newValue }
  }
}
