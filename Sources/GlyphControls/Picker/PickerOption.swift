import GlyphCore

/// One of the values that a picker offers.
public struct PickerOption {
  /// What the picker shows for the value.
  public let label: TaggedView
  /// Whether it is the one that is chosen.
  public let isSelected: Bool
  private let selection: TagSelection

  init(_ view: TaggedView, _ selection: TagSelection) {
    label = view
    isSelected = selection.isSelected(view.tag)
    self.selection = selection
  }

  /// Chooses the value.
  public func select() { selection.select(label.tag) }
}
