import GlyphCore

extension View {
  /// Says how large controls are; those of this library always take as few cells as they can, and
  /// styles of one's own can read `controlSize` from the environment.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
