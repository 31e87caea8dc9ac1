import GlyphCore

private struct IsInRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls stand in the rows of a form or a list, where values are at the trailing edge.
  var isInRows: Bool {
    get { self[IsInRowsKey.self] }
    set { self[IsInRowsKey.self] = newValue }
  }
}
