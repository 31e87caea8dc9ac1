import GlyphCells

extension ViewHost {
  /// The cell of the screen in which the next letter goes; nil when nothing that edits text has
  /// focus, or the place is out of sight.
  public var caret: (x: Int, y: Int)? {
    update()
    guard let box = focusedObject?.box, let cell = box.responder?.caret(in: box) else { return nil }
    let frame = box.frame
    let point = GridPoint(x: frame.x + cell.x, y: frame.y + cell.y)
    return box.visiblePart.contains(point) ? (point.x, point.y) : nil
  }
}

extension BoxRef {
  /// The part of the surface in which something of the box could be seen.
  var visiblePart: GridRect {
    var part = GridRect(x: 0, y: 0, width: 1 << 28, height: 1 << 28)
    var box = enclosing
    while let current = box {
      if current.kind.clips { part = part.intersection(current.frame) }
      box = current.enclosing
    }
    return part
  }
}
