import GlyphCore

/// How much is done: in the view's own words, or in per cent.
struct ProgressValue {
  let configuration: ProgressViewStyleConfiguration
}

extension ProgressValue: View {
  var body: some View {
    if let label = configuration.currentValueLabel {
      label.foregroundStyle(.secondary)
    } else if let fraction = configuration.fractionCompleted {
      Text(verbatim: ProgressFraction.percentage(fraction))
        .foregroundStyle(.secondary)
        .fixedSize()
        .layoutPriority(1)
        .accessibilityHidden(true)
    }
  }

  static func spoken(_ configuration: ProgressViewStyleConfiguration) -> String {
    configuration.fractionCompleted.map { "\(ProgressFraction.percent($0))%" } ?? "in progress"
  }
}
