extension View {
  /// A pane behind the view; in cells a dim background, which is outlined where no colour can be
  /// shown.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = .capsule, isEnabled: Bool = true
  ) -> some View {
    background(
      isEnabled
        ? glass.tint.map { AnyShapeStyle($0.opacity(0.5)) } ?? AnyShapeStyle(.regularMaterial)
        : AnyShapeStyle(.clear),
      in: shape)
  }
}
