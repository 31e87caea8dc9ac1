import GlyphCore

/// A gauge as a line between its bounds.
struct GaugeLine {
  let configuration: GaugeStyleConfiguration
  let look: MeterBar.Look
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(configuration: GaugeStyleConfiguration, look: MeterBar.Look) {
    self.configuration = configuration
    self.look = look
  }
}

extension GaugeLine: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if labelsVisibility != .hidden { TitleStack { configuration.label } }
      configuration.minimumValueLabel?.foregroundStyle(.secondary)
      MeterBar(fraction: configuration.value, look: look)
      configuration.maximumValueLabel?.foregroundStyle(.secondary)
      configuration.currentValueLabel
    }
    .accessibilityValue("\(ProgressFraction.percent(configuration.value))%")
  }
}

/// A gauge as one cell before its label.
struct GaugeSign {
  let configuration: GaugeStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }
}

extension GaugeSign: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      ProgressSign(fraction: configuration.value)
      configuration.currentValueLabel
      if labelsVisibility != .hidden { TitleStack { configuration.label } }
    }
    .accessibilityValue("\(ProgressFraction.percent(configuration.value))%")
  }
}
