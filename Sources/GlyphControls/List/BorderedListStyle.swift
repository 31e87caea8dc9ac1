import GlyphCore

/// Lists with a frame around each section.
public struct BorderedListStyle {
  public nonisolated init() {}
}

extension BorderedListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.framed, content: configuration.content)
  }
}

extension ListStyle where Self == BorderedListStyle {
  /// Lists with a frame around each section.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
