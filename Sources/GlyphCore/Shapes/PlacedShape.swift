import Foundation
import GlyphCells

/// A shape that has its place on the surface.
struct PlacedShape {
  /// In cells of the surface.
  let frame: GridRect
  let path: Path
  let cellSize: CellSize

  init(_ shape: some Shape, in frame: GridRect, cellSize: CellSize) {
    self.frame = frame
    self.cellSize = cellSize
    let rect = CGRect(
      x: 0, y: 0, width: cellSize.length(frame.width, along: .horizontal),
      height: cellSize.length(frame.height, along: .vertical))
    path = shape._path(in: rect, cellSize: cellSize)
  }

  /// The part of the surface for which marks are made: the whole frame, or of one far larger than
  /// any screen the part that is seen.
  func window(_ clip: GridRect) -> GridRect {
    let cells = frame.width.multipliedReportingOverflow(by: frame.height)
    return cells.overflow || cells.partialValue > 1 << 16 ? frame.intersection(clip) : frame
  }

  func raster(_ drawing: ShapeDrawing, in window: GridRect) -> ShapeRaster {
    let path =
      window == frame
      ? path
      : path.offsetBy(
        dx: -cellSize.length(window.x - frame.x, along: .horizontal),
        dy: -cellSize.length(window.y - frame.y, along: .vertical))
    switch drawing {
    case .fill(let isEvenOdd):
      return .fill(
        path, columns: window.width, rows: window.height, cellSize: cellSize, eoFill: isEvenOdd)
    case .stroke(let style):
      return .stroke(
        path, style: style, columns: window.width, rows: window.height, cellSize: cellSize)
    }
  }

  /// Whether the shape is a box with corners of no more than about a cell: its edges can stand in
  /// for all of it.
  var isBox: Bool {
    switch path.storage {
    case .rectangle:
      return frame.width > 1 && frame.height > 1
    case .rounded(let rect, let corners):
      guard frame.width > 1, frame.height > 1 else { return false }
      let outline = BoxOutline(rect, corners: corners, cellSize: cellSize)
      return outline.inside(row: 0) == 0..<(frame.width - 1)
    case .ellipse, .combined, .elements:
      return false
    }
  }
}
