import GlyphCore

/// What a style knows of a list.
public struct ListStyleConfiguration {
  /// The rows and sections of the list.
  public let content: Content

  /// The rows and sections of a list, for use in a style's body.
  public struct Content {
    let content: AnyView
  }
}

extension ListStyleConfiguration.Content: View {
  public var body: some View { content }
}
