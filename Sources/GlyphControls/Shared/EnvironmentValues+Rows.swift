import GlyphCore

private struct IsInRowsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct RowDecorationKey: EnvironmentKey {
  static let defaultValue = RowDecoration.framed
}

extension EnvironmentValues {
  /// What stands around the rows that controls stand in.
  var rowDecoration: RowDecoration {
    get { self[RowDecorationKey.self] }
    set { self[RowDecorationKey.self] = newValue }
  }

  /// Whether controls stand in the rows of a form or a list, where values are at the trailing edge.
  var isInRows: Bool {
    get { self[IsInRowsKey.self] }
    set { self[IsInRowsKey.self] = newValue }
  }
}
