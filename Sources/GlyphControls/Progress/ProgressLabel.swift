import GlyphCore

/// What a progress view is about, unless labels are hidden.
struct ProgressLabel {
  let label: ProgressViewStyleConfiguration.Label?
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(label: ProgressViewStyleConfiguration.Label?) { self.label = label }
}

extension ProgressLabel: View {
  var body: some View {
    if let label, labelsVisibility != .hidden { TitleStack { label } }
  }
}
