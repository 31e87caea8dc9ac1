import GlyphCore

/// What the views in a row say about it: the menus that they have, and what cannot be done.
final class RowActions {
  /// What opens the menus, by how many others are around.
  var menus: [Int: () -> Void] = [:]
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// Where the link in the row leads.
  var follow: (() -> Void)?
  private var choice: (tag: AnyHashable, model: SelectionModel, choice: RowChoice)?

  /// What the row of a tag follows; it is the same as long as the row is.
  func follow(_ model: SelectionModel, at tag: AnyHashable) -> RowChoice {
    if let choice, choice.model === model, choice.tag == tag { return choice.choice }
    let new = model.choice(of: tag)
    choice = (tag, model, new)
    return new
  }

  /// The menu furthest in, which offers what those around it do as well.
  var openMenu: (() -> Void)? { menus.max { $0.key < $1.key }?.value }
}

private struct RowActionsKey: EnvironmentKey {
  static var defaultValue: RowActions? { nil }
}

extension EnvironmentValues {
  /// The row around, if it is a stop for Tab itself.
  var rowActions: RowActions? {
    get { self[RowActionsKey.self] }
    set { self[RowActionsKey.self] = newValue }
  }
}

extension View {
  /// What is shown elsewhere is no part of the row that has it.
  nonisolated func outsideOfRows() -> some View {
    environment(\.isInRows, false).environment(\.rowActions, nil).environment(\.contextItems, [])
      .environment(\.listSelection, nil).environment(\.rowEdits, RowEdits())
  }

  /// In front of the screen bars and links of the screen behind are out of reach too.
  nonisolated func inFrontOfScreen() -> some View {
    outsideOfRows().environment(\.isUnderBar, false).environment(\.barBack, nil)
      .environment(\.navigation, nil)
  }
}
