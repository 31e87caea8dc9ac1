/// How many columns a cell takes.
enum GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// Where a cell stands in its room, if not as the grid says.
enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell does not make its column or row larger.
enum GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

/// How the cells of a column stand in it.
enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Lets the cell take several columns of its grid; less than one counts as one.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: count)
  }

  /// Puts the cell's own point at the same point of the room it has in its grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Keeps the cell from making its column wider or its row higher.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }

  /// Aligns all cells of the column that this cell is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}
