import Foundation

extension ShapeRaster {
  /// Draws the outline of a box; one of a single row or column becomes its ends:
  ///
  /// ```
  /// [      ]    (      )
  /// ```
  mutating func addBox(_ box: BoxOutline, _ glyphs: BoxGlyphs) {
    switch (box.width, box.height) {
    case (...0, _), (_, ...0):
      return
    case (1, 1):
      addSmallBox(box)
    case (2, 1) where box.corners != nil:
      addSmallBox(box)
    case (_, 1):
      let isRoundLeft = box.isRound(x: 0, y: 0)
      let isRoundRight = box.isRound(x: box.width - 1, y: 0)
      let left: Unicode.Scalar = isRoundLeft ? "(" : "["
      let right: Unicode.Scalar = isRoundRight ? ")" : "]"
      add(left, ascii: left, x: box.x, y: box.y)
      add(right, ascii: right, x: box.x + box.width - 1, y: box.y)
    case (1, _):
      guard let mark = glyphs.mark([.up, .down]) else { return }
      for y in clip(box.y, box.height) { add(mark, x: box.x, y: y) }
    default:
      addOutline(box, glyphs)
    }
  }

  private mutating func addSmallBox(_ box: BoxOutline) {
    let isRound = box.isRound(x: 0, y: 0)
    add(isRound ? "○" : "□", ascii: isRound ? "o" : "#", x: box.x, y: box.y)
  }

  private mutating func addOutline(_ box: BoxOutline, _ glyphs: BoxGlyphs) {
    let rows = clip(box.y, box.height)
    var above = box.inside(row: rows.lowerBound - box.y - 1)
    for y in rows {
      let below = box.inside(row: y - box.y)
      addRow(above, below, y: y, box, glyphs)
      above = below
    }
  }

  /// One row of cells between two rows of points: where only one of them is inside, the line
  /// runs along; at the ends of each it goes up or down.
  private mutating func addRow(
    _ above: Range<Int>, _ below: Range<Int>, y: Int, _ box: BoxOutline, _ glyphs: BoxGlyphs
  ) {
    let stops = stops(of: above, below)
    for (index, stop) in stops.enumerated() {
      var sides: BoxGlyphs.Sides = []
      if above.contains(stop - 1) != above.contains(stop) { sides.insert(.up) }
      if below.contains(stop - 1) != below.contains(stop) { sides.insert(.down) }
      if above.contains(stop - 1) != below.contains(stop - 1) { sides.insert(.left) }
      if above.contains(stop) != below.contains(stop) { sides.insert(.right) }
      let isRound = box.isRound(x: stop, y: y - box.y)
      if let mark = glyphs.mark(sides, isRound: isRound) { add(mark, x: box.x + stop, y: y) }
      guard sides.contains(.right), index + 1 < stops.count,
        let line = glyphs.mark([.left, .right])
      else { continue }
      add(line, x: box.x + stop + 1, y: y, count: stops[index + 1] - stop - 1)
    }
  }

  /// Where one of two rows of points begins or ends, in order.
  private func stops(of above: Range<Int>, _ below: Range<Int>) -> [Int] {
    if above == below || below.isEmpty {
      return above.isEmpty ? [] : [above.lowerBound, above.upperBound]
    }
    if above.isEmpty { return [below.lowerBound, below.upperBound] }
    return Set([above.lowerBound, above.upperBound, below.lowerBound, below.upperBound]).sorted()
  }

  private func clip(_ start: Int, _ count: Int) -> Range<Int> {
    let first = max(0, start)
    return first..<max(first, min(rows, start + count))
  }
}
