import Foundation

/// Lines that turn at right angles only, by the sides on which they leave each cell.
struct BoxGrid {
  private(set) var sides: [BoxGlyphs.Sides]
  private let columns: Int
  private let rows: Int

  /// Nil when one of the lines is slanted.
  init?(_ lines: [Polyline], columns: Int, rows: Int, cellSize: CellSize) {
    self.columns = columns
    self.rows = rows
    sides = Array(repeating: [], count: columns * rows)
    guard !lines.isEmpty else { return nil }
    for line in lines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (from, to) in zip(points, points.dropFirst()) {
        let isLevel = abs(from.y - to.y) < cellSize.height / 16
        let isPlumb = abs(from.x - to.x) < cellSize.width / 16
        guard isLevel || isPlumb else { return nil }
        let start = cell(from, cellSize)
        let end = cell(to, cellSize)
        if isLevel {
          connect(from: min(start.x, end.x), to: max(start.x, end.x), row: start.y)
        } else {
          connect(from: min(start.y, end.y), to: max(start.y, end.y), column: start.x)
        }
      }
    }
  }

  private func cell(_ point: CGPoint, _ cellSize: CellSize) -> (x: Int, y: Int) {
    (
      Int(clamping: point.x / cellSize.width, below: columns),
      Int(clamping: point.y / cellSize.height, below: rows)
    )
  }

  private mutating func connect(from start: Int, to end: Int, row: Int) {
    if start == end { sides[row * columns + start].insert(.right) }
    for x in start..<end {
      sides[row * columns + x].insert(.right)
      sides[row * columns + x + 1].insert(.left)
    }
  }

  private mutating func connect(from start: Int, to end: Int, column: Int) {
    if start == end { sides[start * columns + column].insert(.down) }
    for y in start..<end {
      sides[y * columns + column].insert(.down)
      sides[(y + 1) * columns + column].insert(.up)
    }
  }
}
