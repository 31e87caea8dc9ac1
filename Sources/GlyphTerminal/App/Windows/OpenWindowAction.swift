import GlyphCore

/// Opens a window of the app: `@Environment(\.openWindow) var openWindow`, then
/// `openWindow(id: "help")`.
///
/// A terminal shows one window at a time: the one that is opened stands in front of the others, and
/// they come back when it is dismissed.
public struct OpenWindowAction {
  private let open: @MainActor (WindowRequest) -> Void

  nonisolated init(_ open: @escaping @MainActor (WindowRequest) -> Void) {
    self.open = open
  }

  /// Opens the window for values of a type, with a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowRequest(value: AnyHashable(value), valueType: ObjectIdentifier(D.self)))
  }

  /// Opens the window with an identifier.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

  /// Opens the window with an identifier, with a value.
  @MainActor @preconcurrency
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: AnyHashable(value), valueType: ObjectIdentifier(D.self)))
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction {
    OpenWindowAction { Report.once("openWindow", "There is no app that could open \($0).") }
  }
}

extension EnvironmentValues {
  /// What opens a window of the app.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Whether windows can be opened: they can, one in front of the other.
  public var supportsMultipleWindows: Bool { true }
}
