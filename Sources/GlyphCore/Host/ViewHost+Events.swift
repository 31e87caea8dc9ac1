import GlyphCells

extension ViewHost {
  /// Gives an event to the view; true if something took it.
  ///
  /// Keys and pastes go to the view in focus and then to each view around it. Tab and Shift-Tab
  /// move focus in the order of the views, arrows by where the views stand.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    update()
    switch event {
    case .key(let key, let modifiers): return send(event, key, modifiers)
    case .paste: return sendToFocus(event)
    case .click(let x, let y):
      let began = pointerDown(GridPoint(x: x, y: y))
      return pointerUp(GridPoint(x: x, y: y)) || began
    case .pointerDown(let x, let y): return pointerDown(GridPoint(x: x, y: y))
    case .pointerUp(let x, let y): return pointerUp(GridPoint(x: x, y: y))
    case .pointerDragged(let x, let y), .pointerMoved(let x, let y):
      return pointerMoved(GridPoint(x: x, y: y))
    case .scroll(let x, let y, let columns, let rows):
      return wheel(at: GridPoint(x: x, y: y), columns: columns, rows: rows)
    case .windowFocus(let isActive):
      if !isActive { hover(at: GridPoint(x: -1, y: -1)) }
      return false
    }
  }

  private func send(_ event: Event, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    if sendToFocus(event) {
      revealCaret()
      return true
    }
    guard let root = tree.rootBox else { return false }
    if focusedObject == nil, sendToListeners(event, in: root) { return true }
    if activateShortcut(key, modifiers, in: root) { return true }
    switch (key, modifiers) {
    case (.tab, []), (.tab, .shift):
      return focus(
        on: FocusOrder.next(after: focusedObject, backward: modifiers == .shift, in: root))
    case (.upArrow, []), (.downArrow, []), (.leftArrow, []), (.rightArrow, []):
      return moveFocus(key, in: root)
    case (.pageUp, []), (.pageDown, []), (.home, []), (.end, []):
      return focusedObject == nil && scrollAnything(event, in: root)
    case (.escape, []):
      guard focusedObject != nil else { return false }
      setFocus(nil)
      return true
    default: return false
    }
  }

  private func sendToFocus(_ event: Event) -> Bool {
    for box in chain(focusedObject?.box) where box.responder?.respond(to: event, in: box) == true {
      return true
    }
    return false
  }

  /// While nothing has focus, keys are offered to whoever listens for them, from the outside in.
  private func sendToListeners(_ event: Event, in box: BoxRef) -> Bool {
    guard !box.kind.hidesContents(box) else { return false }
    if let responder = box.responder, responder.listensWithoutFocus,
      responder.respond(to: event, in: box)
    {
      return true
    }
    for child in box.children where sendToListeners(event, in: child) { return true }
    return false
  }

  /// Acts on the first control under a shortcut for the key.
  private func activateShortcut(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, in box: BoxRef
  ) -> Bool {
    guard !box.kind.hidesContents(box) || box.is(CommandLayout.self) else { return false }
    if let layout = box.responder as? ShortcutLayout, let shortcut = layout.shortcut,
      shortcut.matches(key, modifiers), let stop = box.firstStop
    {
      return stop.responder?.respond(to: .key(.space), in: stop) ?? false
    }
    for child in box.children where activateShortcut(key, modifiers, in: child) { return true }
    return false
  }
}
