import GlyphCells

extension ViewHost {
  /// Sees to it that the caret can be seen in the next picture.
  func revealCaret() {
    guard let object = focusedObject, let box = object.box,
      let cell = box.responder?.caret(in: box)
    else { return }
    tree.afterLayout { object.box?.reveal(cell: cell) }
  }
}

extension BoxRef {
  /// Scrolls until the box can be seen, or the beginning of it if it is too large; with an anchor,
  /// until that point of it is at that point of the window.
  func reveal(anchor: UnitPoint? = nil) { reveal(frame, anchor: anchor) }

  /// Scrolls until a cell of the box can be seen.
  func reveal(cell: GridPoint) {
    let frame = self.frame
    reveal(GridRect(x: frame.x + cell.x, y: frame.y + cell.y, width: 1, height: 1), anchor: nil)
  }

  private func reveal(_ part: GridRect, anchor: UnitPoint?) {
    var part = part
    var anchor = anchor
    var enclosing = self.enclosing
    while let current = enclosing {
      if let session = current.scrollLayout?.session {
        let before = current.child.frame.origin
        session.reveal(
          GridRect(
            x: part.x - before.x + Int(session.inset.x),
            y: part.y - before.y + Int(session.inset.y), width: part.width, height: part.height),
          anchor: anchor)
        let after = current.child.frame.origin
        part.x += after.x - before.x
        part.y += after.y - before.y
        anchor = nil
      }
      enclosing = current.enclosing
    }
  }

  /// The box as a scroll view.
  var scrollLayout: ScrollLayout? {
    guard ObjectIdentifier(kind) == ObjectIdentifier(ScrollLayout.self) else { return nil }
    return value(ScrollLayout.self)
  }
}
