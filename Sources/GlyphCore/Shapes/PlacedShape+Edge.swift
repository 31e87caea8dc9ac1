import Foundation

extension PlacedShape {
  /// The lines of a box whose corners are no larger than a cell, so that its outline is nothing but
  /// the outermost cells of its frame; nil for any other shape, which has to be rasterised.
  func edge(_ style: StrokeStyle, _ glyphs: Glyphs) -> LineGlyphs? {
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
    return LineGlyphs(
      BoxGlyphs(style: style, cellSize: cellSize), corners, isASCII: glyphs == .ascii)
  }
}

extension LineGlyphs {
  init?(_ glyphs: BoxGlyphs, _ corners: CornerSizes?, isASCII: Bool) {
    func piece(_ sides: BoxGlyphs.Sides, _ corner: CGSize? = nil) -> Unicode.Scalar? {
      let isRound = corner.map { $0.width > 0 && $0.height > 0 } ?? false
      return glyphs.mark(sides, isRound: isRound)?.glyph(ascii: isASCII)
    }
    guard let horizontal = piece([.left, .right]), let vertical = piece([.up, .down]),
      let topLeading = piece([.right, .down], corners?.topLeft),
      let topTrailing = piece([.left, .down], corners?.topRight),
      let bottomLeading = piece([.up, .right], corners?.bottomLeft),
      let bottomTrailing = piece([.up, .left], corners?.bottomRight)
    else { return nil }
    self.init(
      horizontal: horizontal, vertical: vertical, topLeading: topLeading,
      topTrailing: topTrailing, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing)
  }
}

extension CornerSizes {
  func fit(in cell: CellSize) -> Bool {
    func fits(_ size: CGSize) -> Bool { size.width <= cell.width && size.height <= cell.height }
    return fits(topLeft) && fits(topRight) && fits(bottomLeft) && fits(bottomRight)
  }
}
