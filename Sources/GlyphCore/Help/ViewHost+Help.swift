import GlyphCells

/// Words about the view that has the pointer on it, or else about the one that has focus.
extension ViewHost {
  /// Finds out what is to be shown now, and owes the rows whose picture differs.
  func followTip() {
    let new = currentTip
    guard new != tip else { return }
    if let tip { damage.add(tip.extent) }
    if let new { damage.add(new.extent) }
    tip = new
  }

  private var currentTip: HelpTip? {
    guard let box = hoveredHelp ?? focusedHelp else { return nil }
    var style = CellStyle.standard
    style.attributes.insert(.dim)
    return HelpTip(
      box.value(HelpLayout.self).text, about: box.frame, on: surface.bounds,
      style: tree.table.intern(style))
  }

  private var hoveredHelp: BoxRef? {
    pointer.hovered.lazy.compactMap(\.box).first { $0.is(HelpLayout.self) }
  }

  private var focusedHelp: BoxRef? {
    var box = focusedObject?.box
    while let current = box, !current.is(HelpLayout.self) { box = current.enclosing }
    return box
  }
}
