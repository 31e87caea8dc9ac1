import Foundation

/// 2 × 4 samples in every cell, as the dots of braille stand.
struct SampleGrid {
  let columns: Int
  let rows: Int
  /// One byte a cell: bit 2 × row + column.
  private(set) var cells: [UInt8]
  private let stepX: CGFloat
  private let stepY: CGFloat

  init(columns: Int, rows: Int, cellSize: CellSize) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: 0, count: self.columns * self.rows)
    stepX = cellSize.width / 2
    stepY = cellSize.height / 4
  }

  /// Marks the samples inside of a path.
  mutating func fill(_ path: Path, eoFill: Bool = false) {
    let interior = PathInterior(path, eoFill: eoFill)
    for row in 0..<(rows * 4) {
      for span in interior.spans(at: (CGFloat(row) + 0.5) * stepY) {
        let first = Self.index((span.start / stepX - 0.5).rounded(.up), below: columns * 2)
        let end = Self.index((span.end / stepX - 0.5).rounded(.up), below: columns * 2)
        for column in first..<max(first, end) { set(column: column, row: row) }
      }
    }
  }

  /// Takes the outermost quarter off the corner cells of a rectangle that fills the grid, where
  /// the samples missed a corner that is round all the same. In a single row both outer quarters
  /// go, so that a capsule can be told from a rectangle.
  mutating func cut(_ corners: CornerSizes, _ cellSize: CellSize) {
    guard columns > 1, rows > 0 else { return }
    let isRow = rows == 1
    for (corner, x, y, quarter) in [
      (corners.topLeft, 0, 0, 0b0000_0101), (corners.topRight, columns - 1, 0, 0b0000_1010),
      (corners.bottomLeft, 0, rows - 1, 0b0101_0000),
      (corners.bottomRight, columns - 1, rows - 1, 0b1010_0000),
    ] as [(CGSize, Int, Int, UInt8)] where corner.width >= cellSize.width * 0.7 {
      let index = y * columns + x
      if cells[index] | quarter == .max || isRow { cells[index] &= ~quarter }
    }
  }

  /// Marks the samples nearest to a line; the far edge belongs to the last of them.
  mutating func draw(from start: CGPoint, to end: CGPoint) {
    let scaled = (
      CGPoint(x: start.x / stepX, y: start.y / stepY), CGPoint(x: end.x / stepX, y: end.y / stepY)
    )
    guard let (first, last) = clipped(scaled.0, scaled.1) else { return }
    let count = Int(max(abs(last.x - first.x), abs(last.y - first.y)).rounded(.up))
    for step in 0...count {
      let fraction = count == 0 ? 0 : CGFloat(step) / CGFloat(count)
      mark(
        x: first.x + (last.x - first.x) * fraction, y: first.y + (last.y - first.y) * fraction)
    }
  }

  /// The part of a line that is near the grid, so that lines that go far away cost nothing.
  private func clipped(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    let delta = (x: end.x - start.x, y: end.y - start.y)
    var from: CGFloat = 0
    var to: CGFloat = 1
    for (origin, change, limit) in [
      (start.x, delta.x, CGFloat(columns * 2)), (start.y, delta.y, CGFloat(rows * 4)),
    ] {
      guard origin.isFinite, change.isFinite else { return nil }
      if change == 0 {
        guard origin > -1, origin < limit + 1 else { return nil }
        continue
      }
      let enter = (-1 - origin) / change
      let leave = (limit + 1 - origin) / change
      from = max(from, min(enter, leave))
      to = min(to, max(enter, leave))
    }
    guard from <= to else { return nil }
    func point(_ fraction: CGFloat) -> CGPoint {
      CGPoint(x: start.x + delta.x * fraction, y: start.y + delta.y * fraction)
    }
    return (point(from), point(to))
  }

  private mutating func mark(x: CGFloat, y: CGFloat) {
    guard x > -0.5, y > -0.5, x < CGFloat(columns * 2) + 0.5, y < CGFloat(rows * 4) + 0.5 else {
      return
    }
    set(column: min(max(0, Int(x)), columns * 2 - 1), row: min(max(0, Int(y)), rows * 4 - 1))
  }

  private mutating func set(column: Int, row: Int) {
    guard column >= 0, row >= 0, column < columns * 2, row < rows * 4 else { return }
    cells[row / 4 * columns + column / 2] |= 1 << UInt8(row % 4 * 2 + column % 2)
  }

  private static func index(_ value: CGFloat, below limit: Int) -> Int {
    guard value > 0 else { return 0 }
    return value < CGFloat(limit) ? Int(value) : limit
  }
}
