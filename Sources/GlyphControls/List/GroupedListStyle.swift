import GlyphCore

/// Lists with a frame around each section.
public struct GroupedListStyle {
  public nonisolated init() {}
}

extension GroupedListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.framed, content: configuration.content)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// Lists with a frame around each section.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
