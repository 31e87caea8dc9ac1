import GlyphCore

/// What a style knows of a value with a label.
public struct LabeledContentStyleConfiguration {
  /// What the value is about; built anew wherever it is used.
  public let label: Label
  /// The value, or the control; built anew wherever it is used.
  public let content: Content

  /// The label, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// The value, for use in a style's body any number of times.
  public struct Content {
    let content: AnyView
  }
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}
