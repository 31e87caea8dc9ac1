import GlyphCore

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// What the toggle is about; built anew wherever it is used.
  public let label: Label
  /// Whether the toggle is on; writing reaches every source. Reads false while it is mixed.
  @Binding public var isOn: Bool
  /// Whether some sources are on and others off.
  public var isMixed: Bool

  @usableFromInline
  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// The label of the toggle, for use in a style's body any number of times.
  public struct Label {
    @usableFromInline let content: AnyView

    @inlinable
    nonisolated init<Content: View>(_ content: Content) {
      // What one style hands to the next is the label already.
      if Content.self == Label.self, let label = content as? Label {
        self = label
      } else {
        self.content = AnyView(content)
      }
    }
  }
}

extension ToggleStyleConfiguration.Label: View {
  @inlinable public var body: some View { content }
}
