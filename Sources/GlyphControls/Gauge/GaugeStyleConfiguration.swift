import GlyphCore

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// How far the value is between its bounds, from 0 to 1.
  public var value: Double
  /// What the gauge is about; built anew wherever it is used.
  public var label: Label
  /// The value in words, if the gauge has any.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words, if the gauge has any.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words, if the gauge has any.
  public var maximumValueLabel: MaximumValueLabel?

  /// The label of a gauge, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// The value of a gauge, for use in a style's body any number of times.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// The lower bound of a gauge, for use in a style's body any number of times.
  public struct MinimumValueLabel {
    let content: AnyView
  }

  /// The upper bound of a gauge, for use in a style's body any number of times.
  public struct MaximumValueLabel {
    let content: AnyView
  }
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { content }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { content }
}
