import GlyphCells

/// The sign that a view has focus: `▸` before it and `◂` behind it (`>` and `<` in ASCII), in cells
/// that are free; where neither is, its row is drawn in reverse.
///
/// It is drawn over everything else, so that it needs no room in the layout and no colour.
@MainActor
struct FocusMark {
  let frame: GridRect
  private let visible: GridRect
  private let isASCII: Bool

  init(_ box: BoxRef) {
    isASCII = box.node.surroundings.ambient.values.glyphs == .ascii
    frame = box.frame
    var visible = GridRect(x: -1, y: -1, width: 1 << 28, height: 1 << 28)
    var enclosing = box.enclosing
    while let current = enclosing {
      if current.kind.clips { visible = visible.intersection(current.frame) }
      enclosing = current.enclosing
    }
    self.visible = visible
  }

  /// Every cell that the mark may touch.
  var extent: GridRect {
    GridRect(x: frame.x - 1, y: frame.y, width: frame.width + 2, height: frame.height)
  }

  func draw(on surface: inout Surface, clip: GridRect) {
    let row = frame.y + (frame.height - 1) / 2
    let isMarked = [
      mark(isASCII ? ">" : "\u{25B8}", x: frame.minX - 1, row, on: &surface, clip),
      mark(isASCII ? "<" : "\u{25C2}", x: frame.maxX, row, on: &surface, clip),
    ]
    guard !isMarked.contains(true) else { return }
    let line = GridRect(x: frame.x, y: row, width: frame.width, height: 1)
    surface.recolor(line.intersection(visible).intersection(clip)) {
      $0.attributes.formSymmetricDifference(.reverse)
    }
  }

  private func mark(
    _ glyph: Unicode.Scalar, x: Int, _ y: Int, on surface: inout Surface, _ clip: GridRect
  ) -> Bool {
    let point = GridPoint(x: x, y: y)
    guard visible.contains(point), surface.bounds.contains(point) else { return false }
    let cell = surface[x, y]
    guard !cell.isContinuation, cell.character == " " || isMark(cell.character) else {
      return false
    }
    surface.put(glyph, x: x, y: y, clip: clip)
    return true
  }

  private func isMark(_ character: String) -> Bool {
    isASCII
      ? character == ">" || character == "<" : character == "\u{25B8}" || character == "\u{25C2}"
  }
}

extension Painter {
  @MainActor
  mutating func draw(_ mark: FocusMark, in rect: GridRect) {
    mark.draw(on: &surface, clip: rect)
  }
}
