import GlyphCore

/// Says how far something has come, or that it goes on.
///
/// ```swift
/// ProgressView("Copying", value: 0.45)
/// ProgressView("Loading")
/// ```
///
/// ```
/// Copying ━━━━━━━━╾───────────  45%
/// ⠋ Loading
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: ProgressViewStyleConfiguration.Label?
  let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
  /// The time that says how much is done, if that is what does.
  let interval: ProgressInterval?

  init(
    fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel,
    interval: ProgressInterval? = nil
  ) {
    self.fraction = fraction
    self.interval = interval
    self.label = Label.self == EmptyView.self ? nil : .init(content: AnyView(label))
    self.currentValueLabel =
      CurrentValueLabel.self == EmptyView.self
      ? nil : .init(content: AnyView(currentValueLabel))
  }
}

extension ProgressView: View {
  public var body: some View {
    if let interval {
      TimelineView(interval) { styled(interval.fraction(at: $0.date)) }
    } else {
      styled(fraction)
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label, currentValueLabel: currentValueLabel),
      default: ProgressViewStyling(style: DefaultProgressViewStyle()))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
    interval = nil
  }
}
