import GlyphCore

/// Forms with a frame around each section.
public struct GroupedFormStyle {
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.framed, content: configuration.content)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Forms with a frame around each section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
