import GlyphCore

/// Lists without frames, a little away from the edges.
public struct InsetListStyle {
  public nonisolated init() {}
}

extension InsetListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.plain, content: configuration.content)
      .padding(.horizontal)
  }
}

extension ListStyle where Self == InsetListStyle {
  /// Lists without frames, a little away from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}
