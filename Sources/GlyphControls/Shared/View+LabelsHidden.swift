import GlyphCore

extension View {
  /// Leaves out the labels of the built-in controls in this view.
  public nonisolated func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Shows or leaves out the labels of the built-in controls in this view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
