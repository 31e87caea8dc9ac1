import Foundation

extension ShapeRaster {
  /// The inside of a path whose points are measured from the top left cell.
  ///
  /// A shape of about one cell is a glyph, and one far thinner than a cell is a line.
  public static func fill(
    _ path: Path, columns: Int, rows: Int, cellSize: CellSize, eoFill: Bool = false
  ) -> ShapeRaster {
    var raster = ShapeRaster(columns: columns, rows: rows)
    if raster.addRectangle(path, cellSize) { return raster }
    if rows == 1, (1...2).contains(columns) {
      if raster.addSymbol(path, cellSize, eoFill) { return raster }
    }
    var grid = SampleGrid(columns: columns, rows: rows, cellSize: cellSize)
    grid.fill(path, eoFill: eoFill)
    if case .rounded(_, let corners) = path.storage { grid.cut(corners, cellSize) }
    raster.addQuadrants(grid)
    return raster
  }

  /// Rectangles need no samples: those that cover all cells, and those that are lines.
  private mutating func addRectangle(_ path: Path, _ cellSize: CellSize) -> Bool {
    guard case .rectangle(let rect) = path.storage else { return false }
    let (width, height) = (rect.width / cellSize.width, rect.height / cellSize.height)
    guard width > 0, height > 0 else { return true }
    if height < 0.3, height <= width * 0.5 {
      let y = Int(clamping: rect.midY / cellSize.height, below: rows)
      let (start, end) = cells(from: rect.minX, to: rect.maxX, cellSize.width)
      let isHeavy = height > 0.15
      add(isHeavy ? "━" : "─", ascii: isHeavy ? "=" : "-", x: start, y: y, count: end - start)
      return true
    }
    if width < 0.3, width <= height * 0.5 {
      let x = Int(clamping: rect.midX / cellSize.width, below: columns)
      let (start, end) = cells(from: rect.minY, to: rect.maxY, cellSize.height)
      for y in start..<end { add(width > 0.25 ? "┃" : "│", ascii: "|", x: x, y: y) }
      return true
    }
    let frame = CGRect(
      x: 0, y: 0, width: CGFloat(columns) * cellSize.width,
      height: CGFloat(rows) * cellSize.height)
    guard rect.contains(frame) else { return false }
    if columns == 1, rows == 1 {
      add("■", ascii: "#", x: 0, y: 0)
    } else {
      for y in 0..<rows { add(.full, x: 0, y: y, count: columns) }
    }
    return true
  }

  private func cells(
    from start: CGFloat, to end: CGFloat, _ length: CGFloat
  ) -> (start: Int, end: Int) {
    let first = Int(clamping: (start / length).rounded(), below: max(columns, rows))
    let last = (end / length).rounded()
    return (first, max(first + 1, last < CGFloat(Int32.max) ? Int(last) : Int(Int32.max)))
  }

  mutating func addQuadrants(_ grid: SampleGrid) {
    for y in 0..<grid.rows {
      for x in 0..<grid.columns {
        let samples = grid.cells[y * grid.columns + x]
        guard samples != 0 else { continue }
        let mask = Self.quadrants(samples)
        if mask != 0 { add(mask == 15 ? .full : .quadrants(mask), x: x, y: y) }
      }
    }
  }

  /// A quarter is covered when one of its two samples is: shapes keep their extent.
  private static func quadrants(_ samples: UInt8) -> UInt8 {
    let merged = samples | samples >> 2
    return merged & 0b11 | (merged >> 2) & 0b1100
  }
}

extension Int {
  /// The whole part of a number, kept within 0 and the limit.
  init(clamping value: CGFloat, below limit: Int) {
    guard value > 0 else {
      self = 0
      return
    }
    self = value < CGFloat(limit) ? Int(value) : Swift.max(0, limit - 1)
  }
}
