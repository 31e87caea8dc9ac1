import GlyphCore

/// Forms without frames: labels at the leading edge, values at the trailing edge.
public struct ColumnsFormStyle {
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.plain, content: configuration.content)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Forms without frames.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
