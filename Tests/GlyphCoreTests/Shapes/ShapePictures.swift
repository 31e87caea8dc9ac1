import Foundation

@testable import GlyphCore

/// Draws shapes as text, in cells of 8 × 16 points unless said otherwise.
enum ShapePictures {
  static func fill(
    _ shape: some Shape, _ columns: Int, _ rows: Int, cellSize: CellSize = .points,
    shading: Shading = .full, ascii: Bool = false
  ) -> String {
    ShapeRaster.fill(
      shape._path(in: frame(columns, rows, cellSize), cellSize: cellSize), columns: columns,
      rows: rows, cellSize: cellSize
    ).text(shading: shading, ascii: ascii)
  }

  static func stroke(
    _ shape: some Shape, _ columns: Int, _ rows: Int, style: StrokeStyle = StrokeStyle(),
    cellSize: CellSize = .points, ascii: Bool = false
  ) -> String {
    ShapeRaster.stroke(
      shape._path(in: frame(columns, rows, cellSize), cellSize: cellSize), style: style,
      columns: columns, rows: rows, cellSize: cellSize
    ).text(ascii: ascii)
  }

  private static func frame(_ columns: Int, _ rows: Int, _ cellSize: CellSize) -> CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(columns) * cellSize.width,
      height: CGFloat(rows) * cellSize.height)
  }
}

/// A star with five points that fills its frame.
struct FiveStar: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<10).map { index in
        let angle = Double(index) * .pi / 5 - .pi / 2
        let reach = index.isMultiple(of: 2) ? 0.5 : 0.2
        return CGPoint(
          x: rect.midX + rect.width * CGFloat(reach * cos(angle)),
          y: rect.midY + rect.height * CGFloat(reach * sin(angle)))
      })
    path.closeSubpath()
    return path
  }
}
