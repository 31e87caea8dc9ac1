import GlyphCells

/// Arrows move focus, and scroll to where nothing could get it.
extension ViewHost {
  func moveFocus(_ key: KeyEquivalent, in root: BoxRef) -> Bool {
    for box in chain(focusedObject?.box) {
      guard let layout = box.scrollLayout else { continue }
      let stops = FocusOrder.stops(in: box.child, within: ViewHost.surroundings(of: box.frame))
      let stop = FocusOrder.nearest(to: focusedObject, towards: key, in: stops)
      if let stop { return focus(on: stop.object) }
      // Text between two controls is shown line by line.
      if layout.step(key) { return true }
    }
    let stops = FocusOrder.stops(in: root, within: surface.bounds)
    guard let stop = FocusOrder.nearest(to: focusedObject, towards: key, in: stops) else {
      return false
    }
    let isFirst = focusedObject == nil
    _ = focus(on: stop.object)
    if isFirst { _ = stop.box.scrollLayout?.step(key) }
    return true
  }

  /// A window, and all that is so near that nothing between would be passed over.
  private static func surroundings(of window: GridRect) -> GridRect {
    let reach = 2
    return GridRect(
      x: window.x - reach * 2, y: window.y - reach, width: window.width + reach * 4,
      height: window.height + reach * 2)
  }

  func focus(on stop: PlacedObject?) -> Bool {
    guard let stop else { return false }
    setFocus(stop)
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
