/// A control with a key that acts on it from anywhere.
package struct ShortcutEntry: Hashable, Sendable {
  /// The control's label.
  package var label: String
  package var shortcut: KeyboardShortcut
}

extension ViewHost {
  /// The shortcuts that would act now, in the order in which they are looked for.
  package var shortcuts: [ShortcutEntry] {
    update()
    guard let root = tree.rootBox else { return [] }
    var entries: [ShortcutEntry] = []
    collectShortcuts(root, &entries)
    return entries
  }

  private func collectShortcuts(_ box: BoxRef, _ entries: inout [ShortcutEntry]) {
    guard !box.kind.hidesContents(box) || box.is(CommandLayout.self) else { return }
    if let layout = box.responder as? ShortcutLayout, let shortcut = layout.shortcut,
      box.firstStop != nil
    {
      var reader = AccessibilityReader(focus: nil)
      reader.read(box)
      let label = reader.elements.map(\.label).joined(separator: " ")
      entries.append(ShortcutEntry(label: label, shortcut: shortcut))
    }
    for child in box.children { collectShortcuts(child, &entries) }
  }
}
