import GlyphCore

/// What a style knows of a form.
public struct FormStyleConfiguration {
  /// The rows and sections of the form.
  public let content: Content

  /// The rows and sections of a form, for use in a style's body.
  public struct Content {
    let content: AnyView
  }
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { content }
}
