import GlyphCore

/// A mark and a label that flip the toggle wherever they are clicked.
struct ActiveToggle<Mark: View> {
  let configuration: ToggleStyleConfiguration
  let isMarkFirst: Bool
  let mark: Mark
  @Environment(\.isInRows) private var isInRows
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(_ configuration: ToggleStyleConfiguration, isMarkFirst: Bool, mark: Mark) {
    self.configuration = configuration
    self.isMarkFirst = isMarkFirst
    self.mark = mark
  }
}

extension ActiveToggle: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if isMarkFirst { mark }
      if labelsVisibility != .hidden {
        ToggleLabel(label: configuration.label, isEnabled: isEnabled)
      }
      if !isMarkFirst {
        if isInRows, labelsVisibility != .hidden { Spacer() }
        mark
      }
    }
    .onActivate { configuration.isOn.toggle() }
    .focusEffectDisabled()
    .accessibilityToggle(ToggleState(configuration))
  }
}
