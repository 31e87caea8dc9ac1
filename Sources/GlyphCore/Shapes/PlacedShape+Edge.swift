import Foundation

/// The outline of a shape that is nothing but the outermost cells of its frame.
struct FrameEdge {
  let horizontal: ShapeRaster.Mark
  let vertical: ShapeRaster.Mark
  let topLeft: ShapeRaster.Mark
  let topRight: ShapeRaster.Mark
  let bottomLeft: ShapeRaster.Mark
  let bottomRight: ShapeRaster.Mark
}

extension PlacedShape {
  /// The pieces of the outline of a box whose corners are no larger than a cell; nil for any other
  /// shape, which has to be rasterised.
  func edge(_ style: StrokeStyle) -> FrameEdge? {
    guard frame.width > 1, frame.height > 1, style.lineWidth > 0,
      cellSize.roundness < 1 || style.lineWidth < cellSize.width
    else { return nil }
    let box: BoxOutline
    var corners: CornerSizes?
    switch path.storage {
    case .rectangle(let rect):
      box = BoxOutline(rect, corners: nil, cellSize: cellSize)
    case .rounded(let rect, let sizes):
      box = BoxOutline(rect, corners: nil, cellSize: cellSize)
      corners = sizes
    case .ellipse, .combined, .elements:
      return nil
    }
    guard box.x == 0, box.y == 0, box.width == frame.width, box.height == frame.height,
      corners?.fit(in: cellSize) ?? true
    else { return nil }
    return FrameEdge(BoxGlyphs(style: style, cellSize: cellSize), corners)
  }
}

extension FrameEdge {
  init?(_ glyphs: BoxGlyphs, _ corners: CornerSizes?) {
    guard let horizontal = glyphs.mark([.left, .right]), let vertical = glyphs.mark([.up, .down]),
      let topLeft = glyphs.corner([.right, .down], corners?.topLeft),
      let topRight = glyphs.corner([.left, .down], corners?.topRight),
      let bottomLeft = glyphs.corner([.up, .right], corners?.bottomLeft),
      let bottomRight = glyphs.corner([.up, .left], corners?.bottomRight)
    else { return nil }
    self.init(
      horizontal: horizontal, vertical: vertical, topLeft: topLeft, topRight: topRight,
      bottomLeft: bottomLeft, bottomRight: bottomRight)
  }
}

extension BoxGlyphs {
  func corner(_ sides: Sides, _ size: CGSize?) -> ShapeRaster.Mark? {
    mark(sides, isRound: size.map { $0.width > 0 && $0.height > 0 } ?? false)
  }
}

extension CornerSizes {
  func fit(in cell: CellSize) -> Bool {
    func fits(_ size: CGSize) -> Bool { size.width <= cell.width && size.height <= cell.height }
    return fits(topLeft) && fits(topRight) && fits(bottomLeft) && fits(bottomRight)
  }
}
