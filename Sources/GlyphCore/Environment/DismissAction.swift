/// Ends what the view is presented in: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// In a view that nothing presents, this is the scene, and with it the program.
public struct DismissAction {
  private let action: () -> Void

  /// An action that ends a presentation.
  package nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the presentation.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// What ends the presentation that the view is in.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
