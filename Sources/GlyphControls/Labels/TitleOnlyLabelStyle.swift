import GlyphCore

/// Shows the title of labels and not their icon.
public struct TitleOnlyLabelStyle {
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows the title of labels and not their icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
