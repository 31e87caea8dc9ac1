import GlyphCore

/// The label of a button in a row, with the mark of its role.
struct ButtonTitle {
  let role: ButtonRole?
  let label: ButtonStyleConfiguration.Label
}

extension ButtonTitle: View {
  var body: some View {
    HStack {
      if role == .destructive { Text(verbatim: "!").accessibilityHidden(true) }
      label
    }
  }
}
