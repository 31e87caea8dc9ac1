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
    guard let help = hoveredHelp ?? focusedHelp else { return nil }
    var style = CellStyle.standard
    style.attributes.insert(.dim)
    return HelpTip(
      help.text, about: help.box.frame, on: surface.bounds, style: tree.table.intern(style),
      yields: help.yields)
  }

  /// Words about a box, which may have to give way to what stands where they would be shown.
  private struct Help {
    let box: BoxRef
    let text: Text
    let yields: Bool
  }

  private var hoveredHelp: Help? {
    let box = pointer.hovered.lazy.compactMap(\.box).first { $0.is(HelpLayout.self) }
    return box.map { Help(box: $0, text: $0.value(HelpLayout.self).text, yields: false) }
  }

  /// What was said of the view in focus, or else that more can be done with it.
  private var focusedHelp: Help? {
    var offer: Help?
    var box = focusedObject?.box
    while let current = box {
      if current.is(HelpLayout.self) {
        return Help(box: current, text: current.value(HelpLayout.self).text, yields: false)
      }
      if offer == nil, current.is(ContextPressLayout.self),
        current.value(ContextPressLayout.self).isOffered
      {
        offer = Help(box: current, text: Text("Option-Return for more"), yields: true)
      }
      box = current.enclosing
    }
    return offer
  }
}
