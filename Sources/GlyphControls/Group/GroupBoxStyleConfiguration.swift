import GlyphCore

/// What a style knows of a group box.
public struct GroupBoxStyleConfiguration {
  /// The title; built anew wherever it is used.
  public let label: Label
  /// What is inside; built anew wherever it is used.
  public let content: Content

  /// The title, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// What is inside, for use in a style's body any number of times.
  public struct Content {
    let content: AnyView
  }
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { content }
}
