import GlyphCore

/// Shows the icon of labels and then their title.
public struct TitleAndIconLabelStyle {
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows the icon of labels and then their title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
