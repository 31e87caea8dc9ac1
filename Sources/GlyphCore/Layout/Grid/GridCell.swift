/// One cell of a grid and the place it has there.
struct GridCell {
  let box: BoxRef
  let row: Int
  let column: Int
  var span: Int
  let unsizedAxes: Axis.Set

  var columns: Range<Int> { column..<(column + span) }

  func isSized(along axis: LayoutAxis) -> Bool {
    !unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }
}

/// The cells of a grid, row by row.
struct GridCells {
  private(set) var cells: [GridCell] = []
  private(set) var rows = 0
  private(set) var columns = 0
  /// The alignment that a row sets for itself.
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// The alignment that a cell sets for its column.
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  /// More columns than this are not told apart.
  private static let columnLimit = 4096

  init(_ children: BoxChildren) {
    var current: UInt?
    var column = 0
    for child in children {
      let rowCell = child.gridRow
      if rowCell == nil || rowCell?.row != current {
        rows += 1
        column = 0
        rowAlignments.append(rowCell?.ownAlignment)
      }
      current = rowCell?.row
      let span = min(max(1, child.layoutValue(GridCellColumns.self)), GridCells.columnLimit)
      if let alignment = child.layoutValue(GridColumnAlignment.self) {
        columnAlignments[column] = alignment
      }
      cells.append(
        GridCell(
          box: child, row: rows - 1, column: min(column, GridCells.columnLimit - 1),
          span: rowCell == nil ? 0 : span,
          unsizedAxes: child.layoutValue(GridCellUnsizedAxes.self)))
      column += span
      if rowCell != nil { columns = max(columns, min(column, GridCells.columnLimit)) }
    }
    columns = max(columns, rows > 0 ? 1 : 0)
    for index in cells.indices {
      // A view outside of any row takes all columns.
      let room = columns - cells[index].column
      cells[index].span = cells[index].span == 0 ? room : min(cells[index].span, room)
    }
  }
}
