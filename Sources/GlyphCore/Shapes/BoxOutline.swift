import Foundation

/// The outline of a box, possibly with round corners, as a walk along the centres of cells.
///
/// The line passes through the centres of the edge cells, so that it surrounds the points where
/// four cells meet. Those points that are inside of the shape decide where it goes:
///
/// ```
///     ╭─────╮
///  ╭──╯     ╰──╮
///  │           │
///  ╰──╮     ╭──╯
///     ╰─────╯
/// ```
struct BoxOutline {
  /// The cells around which the line goes.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let corners: CornerSizes?
  private let cellSize: CellSize
  private let interior: PathInterior?

  init(_ rect: CGRect, corners: CornerSizes?, cellSize: CellSize) {
    let left = CellSize.cell(rect.minX / cellSize.width)
    let top = CellSize.cell(rect.minY / cellSize.height)
    let right = CellSize.cell(rect.maxX / cellSize.width)
    let bottom = CellSize.cell(rect.maxY / cellSize.height)
    let width = rect.width > 0 ? max(1, right - left) : 0
    let height = rect.height > 0 ? max(1, bottom - top) : 0
    x = left
    y = top
    self.width = width
    self.height = height
    self.corners = corners
    self.cellSize = cellSize
    interior = corners.flatMap { corners in
      let middle = CGRect(
        x: cellSize.width / 2, y: cellSize.height / 2,
        width: CGFloat(width - 1) * cellSize.width,
        height: CGFloat(height - 1) * cellSize.height)
      let corners = corners.shrunk(byWidth: cellSize.width / 2, height: cellSize.height / 2)
      let interior = PathInterior(Path(middle, corners: corners))
      // A shape so small that it surrounds no point is drawn as its frame.
      return interior.spans(at: CGFloat(height / 2) * cellSize.height).isEmpty ? nil : interior
    }
  }

  /// The points of a row, where four cells meet, that are inside: counted from the left edge, the
  /// first row being the one below the top row of cells.
  func inside(row: Int) -> Range<Int> {
    guard width > 1, row >= 0, row < height - 1 else { return 0..<0 }
    guard let interior, let span = interior.spans(at: CGFloat(row + 1) * cellSize.height).first
    else { return interior == nil ? 0..<(width - 1) : 0..<0 }
    let first = Int(clamping: (span.start / cellSize.width).rounded(.up), below: width)
    let last = Int(clamping: (span.end / cellSize.width).rounded(.down), below: width)
    return first <= last ? max(0, first - 1)..<last : 0..<0
  }

  /// Whether the corner nearest to a cell is round.
  func isRound(x: Int, y: Int) -> Bool {
    guard let corners else { return false }
    let corner =
      y * 2 < height
      ? (x * 2 < width ? corners.topLeft : corners.topRight)
      : (x * 2 < width ? corners.bottomLeft : corners.bottomRight)
    return corner.width > 0 && corner.height > 0
  }
}

extension CornerSizes {
  func shrunk(byWidth width: CGFloat, height: CGFloat) -> CornerSizes {
    func corner(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, size.width - width), height: max(0, size.height - height))
    }
    var result = self
    result.topLeft = corner(topLeft)
    result.topRight = corner(topRight)
    result.bottomRight = corner(bottomRight)
    result.bottomLeft = corner(bottomLeft)
    return result
  }
}

extension CellSize {
  /// The cell edge nearest to a position in cells.
  static func cell(_ position: CGFloat) -> Int {
    guard !position.isNaN else { return 0 }
    return Int(min(max(position, CGFloat(-limit)), CGFloat(limit)).rounded())
  }
}
