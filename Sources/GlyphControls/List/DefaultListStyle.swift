import GlyphCore

/// What lists look like where nothing else is said: framed.
public struct DefaultListStyle {
  public nonisolated init() {}
}

extension DefaultListStyle: ListStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RowContainer(.framed, content: configuration.content)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// What lists look like where nothing else is said: framed.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
