import GlyphCore

/// The label of a toggle: its title, and what else there is below it.
struct ToggleLabel {
  let label: ToggleStyleConfiguration.Label
}

extension ToggleLabel: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) { label }
  }
}
