import GlyphCore

/// Which rows of a list are chosen.
struct ListSelection {
  let tags: TagSelection
  /// Whether several rows may be chosen; otherwise focus chooses.
  let isMultiple: Bool

  /// A choice of one row or none; nil is a list without a selection.
  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    tags = TagSelection(optional: selection)
    isMultiple = false
  }

  /// A choice of any number of rows; nil is a list without a selection.
  init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    tags = TagSelection(set: selection)
    isMultiple = true
  }
}
