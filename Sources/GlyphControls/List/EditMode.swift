import GlyphCore

/// Whether the rows of lists are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For one action on one row.
  case transient
  case active

  /// Whether they are, in any way.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the rows of lists are being edited; each screen of a stack has its own, and where there
  /// is no screen it is nil.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Starts and ends the editing of the rows on a screen.
///
/// While they are edited, rows that can be deleted begin with `⊖`, which does that on a click, and
/// rows that can be moved end with `≡`. The keys are always there: Delete deletes the row with
/// focus, Option with an arrow moves it.
public struct EditButton {
  @Environment(\.editMode) private var mode

  public nonisolated init() {}
}

extension EditButton: View {
  public var body: some View {
    let mode = mode
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}
