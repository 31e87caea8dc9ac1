extension View {
  /// Says what a length means in this view: `.cells`, the default, counts columns and rows, and
  /// `.points` keeps the proportions of source that was written for a screen.
  public nonisolated func cellSize(_ size: CellSize) -> some View {
    environment(\.cellSize, size)
  }
}
