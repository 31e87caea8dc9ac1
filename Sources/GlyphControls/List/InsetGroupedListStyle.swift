import GlyphCore

/// Lists with a frame around each section.
public struct InsetGroupedListStyle {
  public nonisolated init() {}
}

extension InsetGroupedListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.framed, content: configuration.content)
  }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Lists with a frame around each section.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
