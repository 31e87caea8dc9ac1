import GlyphCells

/// Arrows move focus, and scroll to where nothing could get it.
extension ViewHost {
  func moveFocus(_ key: KeyEquivalent, in root: BoxRef) -> Bool {
    for box in chain(focusedObject?.box) {
      guard let layout = box.scrollLayout else { continue }
      let stops = FocusOrder.stops(in: box).filter { !($0.box == box) }
      let stop = FocusOrder.nearest(to: focusedObject, towards: key, in: stops)
      if let stop, isNear(stop.box.frame, box.frame) { return focus(on: stop) }
      // Text between two controls is shown line by line.
      if layout.step(key) { return true }
      if let stop { return focus(on: stop) }
    }
    let stops = FocusOrder.stops(in: root).filter { stop in
      stop.object === focusedObject || !stop.box.frame.intersection(stop.box.visiblePart).isEmpty
    }
    guard let stop = FocusOrder.nearest(to: focusedObject, towards: key, in: stops) else {
      return false
    }
    let isFirst = focusedObject == nil
    _ = focus(on: stop)
    if isFirst { _ = stop.box.scrollLayout?.step(key) }
    return true
  }

  /// Whether a view is in a window, or so near that nothing between would be passed over.
  private func isNear(_ frame: GridRect, _ window: GridRect) -> Bool {
    let reach = 2
    return frame.minY < window.maxY + reach && frame.maxY > window.minY - reach
      && frame.minX < window.maxX + reach * 2 && frame.maxX > window.minX - reach * 2
  }

  func focus(on stop: FocusOrder.Stop?) -> Bool {
    guard let stop else { return false }
    setFocus(stop.object)
    return true
  }

  /// While nothing has focus, keys that scroll go to the first view that can.
  func scrollAnything(_ event: Event, in box: BoxRef) -> Bool {
    guard !box.kind.hidesContents(box) else { return false }
    if let layout = box.scrollLayout, layout.canScroll {
      return layout.respond(to: event, in: box)
    }
    for child in box.children where scrollAnything(event, in: child) { return true }
    return false
  }
}
