/// Inert because a program shows no previews.
extension View {
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
