import GlyphCore

/// The label of a toggle: its title, and what else there is below it; dim while it is disabled.
struct ToggleLabel {
  let label: ToggleStyleConfiguration.Label
  let isEnabled: Bool
}

extension ToggleLabel: View {
  var body: some View {
    TitleStack { label }
      .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
  }
}
