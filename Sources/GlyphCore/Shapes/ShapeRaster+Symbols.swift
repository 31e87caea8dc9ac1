import Foundation

/// Shapes of about one cell, where quarters of a cell would be a blot.
extension ShapeRaster {
  mutating func addSymbol(_ path: Path, _ cellSize: CellSize, _ eoFill: Bool) -> Bool {
    switch path.storage {
    case .ellipse:
      add("●", ascii: "o", x: 0, y: 0)
      return true
    case .rounded(let rect, let corners):
      let isRound =
        corners.topLeft.width > rect.width * 0.4
        || corners.topLeft.height > rect.height * 0.4
      guard isRound || columns == 1 else { return false }
      add(isRound ? "●" : "■", ascii: isRound ? "o" : "#", x: 0, y: 0)
      return true
    case .rectangle:
      return false
    case .elements, .combined:
      guard let symbol = Self.symbol(for: path, eoFill: eoFill) else { return false }
      add(symbol.glyph, ascii: symbol.ascii, x: 0, y: 0)
      return true
    }
  }

  /// The glyph that a small path looks most like, told by how wide it is at nine heights.
  private static func symbol(
    for path: Path, eoFill: Bool
  ) -> (glyph: Unicode.Scalar, ascii: Unicode.Scalar)? {
    let rect = path.boundingRect
    guard rect.width > 0, rect.height > 0 else { return nil }
    let interior = PathInterior(path, eoFill: eoFill)
    var widths: [CGFloat] = []
    var lean: CGFloat = 0
    var forksAbove = false
    var forksBelow = false
    for step in 0..<9 {
      let spans = interior.spans(at: rect.minY + (CGFloat(step) + 0.5) / 9 * rect.height)
      widths.append(spans.reduce(0) { $0 + $1.end - $1.start } / rect.width)
      if spans.count > 1, step < 3 { forksAbove = true }
      if spans.count > 1, step > 5 { forksBelow = true }
      lean += spans.reduce(0) { $0 + ($1.start + $1.end) / 2 - rect.midX } / rect.width
    }
    let top = (widths[0] + widths[1] + widths[2]) / 3
    let middle = (widths[3] + widths[4] + widths[5]) / 3
    let bottom = (widths[6] + widths[7] + widths[8]) / 3
    let cover = (top + middle + bottom) / 3
    if forksBelow, top < middle { return ("★", "*") }
    if forksAbove, bottom < middle { return ("♥", "v") }
    if cover > 0.92 { return ("■", "#") }
    if cover > 0.7 { return ("●", "o") }
    if bottom > middle, middle > top, bottom > top * 2 { return ("▲", "^") }
    if top > middle, middle > bottom, top > bottom * 2 { return ("▼", "v") }
    if middle > top * 1.5, middle > bottom * 1.5 {
      if abs(lean) < 0.6 { return ("◆", "o") }
      return lean < 0 ? ("►", ">") : ("◄", "<")
    }
    return cover > 0.3 ? ("◆", "o") : ("•", ".")
  }
}
