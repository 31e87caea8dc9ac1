import GlyphCore

/// What labels look like where nothing else is said: the icon, then the title.
public struct DefaultLabelStyle {
  public nonisolated init() {}
}

extension DefaultLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What labels look like where nothing else is said: the icon, then the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
