import GlyphCore

/// What a style that leaves it to the library when a button acts knows of it.
public struct ButtonStyleConfiguration {
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// What the button shows; built anew wherever it is used.
  public let label: Label
  /// Whether the pointer is down on the button.
  public let isPressed: Bool

  /// The label of the button, for use in a style's body any number of times.
  public struct Label {
    @usableFromInline let content: AnyView

    @inlinable
    nonisolated init(content: AnyView) { self.content = content }
  }
}

extension ButtonStyleConfiguration.Label: View {
  @inlinable public var body: some View { content }
}
