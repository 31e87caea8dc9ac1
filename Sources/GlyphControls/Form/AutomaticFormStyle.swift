import GlyphCore

/// What forms look like where nothing else is said: grouped.
public struct AutomaticFormStyle {
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// What forms look like where nothing else is said: grouped.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
