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
      let began = pointerDown(x, y)
      return pointerUp(x, y) || began
    case .pointerDown(let x, let y): return pointerDown(x, y)
    case .pointerUp(let x, let y): return pointerUp(x, y)
    case .pointerDragged, .pointerMoved, .scroll, .windowFocus: return false
    }
  }

  private func send(_ event: Event, _ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    if sendToFocus(event) { return true }
    guard let root = tree.rootBox else { return false }
    if focusedObject == nil, sendToListeners(event, in: root) { return true }
    if activateShortcut(key, modifiers, in: root) { return true }
    switch (key, modifiers) {
    case (.tab, []), (.tab, .shift):
      let stops = FocusOrder.stops(in: root)
      return focus(
        on: FocusOrder.next(after: focusedObject, backward: modifiers == .shift, in: stops))
    case (.upArrow, []), (.downArrow, []), (.leftArrow, []), (.rightArrow, []):
      let stops = FocusOrder.stops(in: root)
      return focus(on: FocusOrder.nearest(to: focusedObject, towards: key, in: stops))
    case (.escape, []):
      guard focusedObject != nil else { return false }
      setFocus(nil)
      return true
    default: return false
    }
  }

  private func focus(on stop: FocusOrder.Stop?) -> Bool {
    guard let stop else { return false }
    setFocus(stop.object)
    return true
  }

  private func sendToFocus(_ event: Event) -> Bool {
    for box in chain(focusedObject?.box) where box.responder?.respond(to: event) == true {
      return true
    }
    return false
  }

  /// While nothing has focus, keys are offered to whoever listens for them, from the outside in.
  private func sendToListeners(_ event: Event, in box: BoxRef) -> Bool {
    guard !box.kind.hidesContents(box) else { return false }
    if let responder = box.responder, responder.listensWithoutFocus,
      responder.respond(to: event)
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
      shortcut.matches(key, modifiers), let stop = FocusOrder.stops(in: box).first
    {
      return stop.box.responder?.respond(to: .key(.space)) ?? false
    }
    for child in box.children where activateShortcut(key, modifiers, in: child) { return true }
    return false
  }

  private func pointerDown(_ x: Int, _ y: Int) -> Bool {
    guard let root = tree.rootBox else { return false }
    for box in HitTest.responders(at: GridPoint(x: x, y: y), in: root) {
      guard let responder = box.responder else { continue }
      if responder.isFocusable, let object = box.placedObject { setFocus(object) }
      if responder.press(.began) {
        pressedObject = box.placedObject
        return true
      }
    }
    return false
  }

  private func pointerUp(_ x: Int, _ y: Int) -> Bool {
    guard let pressed = pressedObject else { return false }
    pressedObject = nil
    update()
    guard let box = pressed.box, let responder = box.responder else { return false }
    let isInside = box.frame.contains(GridPoint(x: x, y: y))
    return responder.press(.ended(isInside: isInside))
  }
}
