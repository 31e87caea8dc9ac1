import GlyphCore

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  public let title: Title
  public let icon: Icon

  /// The title of the label, for use in a style's body any number of times.
  public struct Title {
    let content: AnyView
  }

  /// The icon of the label, for use in a style's body any number of times.
  public struct Icon {
    let content: AnyView
  }
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}
