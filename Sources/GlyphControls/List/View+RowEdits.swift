import GlyphCore

extension View {
  /// Keeps the rows in this view, or the row around it, from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRule(isDisabled: isDisabled, rule: \.isDeleteDisabled, edits: \.isDeleteDisabled))
  }

  /// Keeps the rows in this view, or the row around it, from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRule(isDisabled: isDisabled, rule: \.isMoveDisabled, edits: \.isMoveDisabled))
  }
}

/// Something that cannot be done with a row.
private struct RowRule {
  let isDisabled: Bool
  let rule: ReferenceWritableKeyPath<RowActions, Bool>
  let edits: WritableKeyPath<RowEdits, Bool>
  @Environment(\.rowActions) private var row

  init(
    isDisabled: Bool, rule: ReferenceWritableKeyPath<RowActions, Bool>,
    edits: WritableKeyPath<RowEdits, Bool>
  ) {
    self.isDisabled = isDisabled
    self.rule = rule
    self.edits = edits
  }
}

extension RowRule: ViewModifier {
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.rowEdits) { if isDisabled { $0[keyPath: edits] = true } }
      .onChange(of: isDisabled, initial: true) { row?[keyPath: rule] = isDisabled }
      .onPresence(end: { row?[keyPath: rule] = false })
  }
}
