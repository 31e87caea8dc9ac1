import GlyphCells

/// Draws boxes onto a surface, inside a clip.
struct Painter {
  var surface: Surface
  /// In cells of the surface; nothing is drawn outside of it.
  private(set) var clip: GridRect
  /// Where the box that is being drawn has its origin.
  private(set) var origin = GridPoint(x: 0, y: 0)
  var statistics: Statistics
  /// How many boxes that stand in each other are being drawn.
  private var depth = 0
  /// What the boxes that are drawn now stand behind.
  var backdrop = Backdrop.none

  init(surface: Surface, clip: GridRect, statistics: Statistics) {
    self.surface = surface
    self.clip = clip
    self.statistics = statistics
  }

  /// The table in which the surface's styles are interned.
  var styles: StyleTable { surface.styles }

  /// The frame of the box that is being drawn, on the surface.
  func frame(of box: BoxRef) -> GridRect {
    GridRect(
      x: origin.x, y: origin.y, width: Int(box.size.width), height: Int(box.size.height))
  }

  /// Clears a part of the surface, unless it is blank, and draws what stands there.
  mutating func repaint(_ rect: GridRect, _ root: BoxRef, isBlank: Bool) {
    if !isBlank { surface.clear(rect) }
    statistics.cells &+= rect.width * rect.height
    clip = rect
    draw(root)
  }

  /// Draws the children, those with a greater depth later.
  mutating func drawChildren(of box: BoxRef) {
    if box.flags.contains(.innerTraits) {
      draw(box.children)
    } else {
      for child in box.children { draw(child) }
    }
  }

  mutating func draw(_ boxes: BoxChildren) {
    if boxes.haveDepths {
      for box in boxes.inOrderOfDepth { draw(box) }
    } else {
      for box in boxes { draw(box) }
    }
  }

  /// Draws a child of the box that is being drawn.
  mutating func draw(_ box: BoxRef) {
    let saved = origin
    origin.x += Int(box.origin.x)
    origin.y += Int(box.origin.y)
    if depth < DepthLimit.boxes, box.flags.contains(.overflows) || isVisible(box.size) {
      statistics.draws &+= 1
      depth &+= 1
      box.kind.draw(box, &self)
      depth &-= 1
    }
    origin = saved
  }

  /// Whether a box of a size whose origin is the painter's reaches into the clip.
  @inline(__always)
  private func isVisible(_ size: CellExtent) -> Bool {
    size.width > 0 && size.height > 0 && origin.x < clip.maxX && origin.y < clip.maxY
      && origin.x + Int(size.width) > clip.minX
      && origin.y + Int(size.height) > clip.minY
  }

  /// Draws with a smaller clip.
  mutating func clipped(to rect: GridRect, _ draw: (inout Painter) -> Void) {
    let saved = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { draw(&self) }
    clip = saved
  }
}
