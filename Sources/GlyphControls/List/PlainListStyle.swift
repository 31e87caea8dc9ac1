import GlyphCore

/// Lists without frames.
public struct PlainListStyle {
  public nonisolated init() {}
}

extension PlainListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.plain, content: configuration.content)
  }
}

extension ListStyle where Self == PlainListStyle {
  /// Lists without frames.
  public static var plain: PlainListStyle { PlainListStyle() }
}
