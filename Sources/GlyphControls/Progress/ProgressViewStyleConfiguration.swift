import GlyphCore

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
  /// How much is done, from 0 to 1; nil is not known.
  public let fractionCompleted: Double?
  /// What goes on, if the view says so; built anew wherever it is used.
  public var label: Label?
  /// How much is done in the view's own words, if it has any.
  public var currentValueLabel: CurrentValueLabel?

  /// The label of a progress view, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// The value of a progress view, for use in a style's body any number of times.
  public struct CurrentValueLabel {
    let content: AnyView
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}
