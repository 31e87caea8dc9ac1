import GlyphCore

/// What a toggle that is a button shows: the mark, and its label unless that is hidden.
struct ButtonToggleLabel {
  let configuration: ToggleStyleConfiguration
  @Environment(\.glyphs) private var glyphs
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

extension ButtonToggleLabel: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(verbatim: mark).accessibilityHidden(true)
      if labelsVisibility != .hidden {
        ToggleLabel(label: configuration.label, isEnabled: isEnabled)
      }
    }
  }

  private var mark: String {
    switch (ToggleState(configuration), glyphs) {
    case (.on, .unicode): "✓"
    case (.off, .unicode): "·"
    case (.mixed, .unicode): "–"
    case (.on, .ascii): "x"
    case (.off, .ascii): "."
    case (.mixed, .ascii): "-"
    }
  }
}
