import GlyphCore

/// Shows the icon of labels and not their title.
public struct IconOnlyLabelStyle {
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows the icon of labels and not their title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
