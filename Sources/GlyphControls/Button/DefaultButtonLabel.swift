import GlyphCore

/// The label of a button that says no more than its role: `Cancel`, `Close`, `Delete`, `Done`.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  public var body: some View { Text(title) }

  private var title: LocalizedStringKey {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .destructive: "Delete"
    default: "Done"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that is called what its role is usually called.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
