import Foundation

extension ShapeRaster {
  /// The outline of a path whose points are measured from the top left cell.
  ///
  /// Rectangles, rounded rectangles and ellipses are drawn with box-drawing lines in the edge
  /// cells of their frame, as are paths that turn at right angles only; other paths in braille;
  /// and strokes at least as wide as a cell as blocks.
  public static func stroke(
    _ path: Path, style: StrokeStyle, columns: Int, rows: Int, cellSize: CellSize
  ) -> ShapeRaster {
    var raster = ShapeRaster(columns: columns, rows: rows)
    guard style.lineWidth > 0, raster.columns > 0, raster.rows > 0 else { return raster }
    if cellSize.roundness == 1, style.lineWidth >= cellSize.width {
      raster.addBand(path, style, cellSize)
      return raster
    }
    let glyphs = BoxGlyphs(style: style, cellSize: cellSize)
    switch path.storage {
    case .rectangle(let rect):
      raster.addBox(BoxOutline(rect, corners: nil, cellSize: cellSize), glyphs)
    case .rounded(let rect, let corners):
      raster.addBox(BoxOutline(rect, corners: corners, cellSize: cellSize), glyphs)
    case .ellipse(let rect):
      let corners = CornerSizes(CGSize(width: rect.width / 2, height: rect.height / 2))
      raster.addBox(BoxOutline(rect, corners: corners, cellSize: cellSize), glyphs)
    case .elements, .combined:
      let lines = path.polylines
      if let grid = BoxGrid(lines, columns: columns, rows: rows, cellSize: cellSize) {
        raster.addGrid(grid, glyphs)
      } else {
        raster.addBraille(path, style, cellSize)
      }
    }
    return raster
  }

  private mutating func addGrid(_ grid: BoxGrid, _ glyphs: BoxGlyphs) {
    for y in 0..<rows {
      for x in 0..<columns {
        if let mark = glyphs.mark(grid.sides[y * columns + x]) { add(mark, x: x, y: y) }
      }
    }
  }

  private mutating func addBraille(_ path: Path, _ style: StrokeStyle, _ cellSize: CellSize) {
    var grid = SampleGrid(columns: columns, rows: rows, cellSize: cellSize)
    let path = style.dash.isEmpty ? path : path.dashed(style)
    for line in path.polylines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (from, to) in zip(points, points.dropFirst()) { grid.draw(from: from, to: to) }
    }
    if style.lineWidth > cellSize.width / 2 {
      grid.fill(path.strokedPath(StrokeStyle(lineWidth: style.lineWidth)))
    }
    for y in 0..<rows {
      for x in 0..<columns {
        if let mark = Self.braille(grid.cells[y * columns + x]) { add(mark, x: x, y: y) }
      }
    }
  }

  /// A stroke as wide as cells: the part of the shape near its edge, inside of its frame.
  private mutating func addBand(_ path: Path, _ style: StrokeStyle, _ cellSize: CellSize) {
    let width = style.lineWidth
    let band: Path
    switch path.storage {
    case .rectangle(let rect):
      band = path.subtracting(Path(rect.shrunk(by: width)))
    case .ellipse(let rect):
      band = path.subtracting(Path(ellipseIn: rect.shrunk(by: width)))
    case .rounded(let rect, var corners):
      corners = corners.shrunk(by: width)
      band = path.subtracting(Path(rect.shrunk(by: width), corners: corners))
    case .elements, .combined:
      band = path.drawnInside(of: frame(cellSize), by: width / 2).strokedPath(style)
    }
    var grid = SampleGrid(columns: columns, rows: rows, cellSize: cellSize)
    grid.fill(band)
    addQuadrants(grid)
  }

  private func frame(_ cellSize: CellSize) -> CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(columns) * cellSize.width,
      height: CGFloat(rows) * cellSize.height)
  }
}

extension BoxGlyphs {
  /// The lines for a stroke: up to two points, or one cell where points are cells, is light.
  init(style: StrokeStyle, cellSize: CellSize) {
    let lightest = cellSize.roundness == 1 ? cellSize.width / 4 : cellSize.width
    weight = style.lineWidth > lightest ? .heavy : .light
    guard let first = style.dash.first, style.dash.contains(where: { $0 > 0 }) else {
      dash = .none
      return
    }
    let length = first / cellSize.width
    dash = length < 0.4 ? .short : length < 0.9 ? .medium : .long
  }
}

extension Path {
  /// The path made smaller so that a wide stroke along it stays in the frame.
  func drawnInside(of frame: CGRect, by margin: CGFloat) -> Path {
    let rect = boundingRect
    let room = frame.shrunk(by: margin)
    guard !rect.isNull, !room.contains(rect), frame.width > 0, frame.height > 0 else {
      return self
    }
    let scaleX = room.width / frame.width
    let scaleY = room.height / frame.height
    return applying(
      CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: frame.midX * (1 - scaleX),
        ty: frame.midY * (1 - scaleY)))
  }
}

extension CornerSizes {
  func shrunk(by amount: CGFloat) -> CornerSizes {
    func corner(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, size.width - amount), height: max(0, size.height - amount))
    }
    var result = self
    result.topLeft = corner(topLeft)
    result.topRight = corner(topRight)
    result.bottomRight = corner(bottomRight)
    result.bottomLeft = corner(bottomLeft)
    return result
  }
}
