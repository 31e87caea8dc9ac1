import GlyphCore

/// The options of a picker below each other, with a mark at the one that is chosen.
///
/// ```
/// Flavour
///   (●) Chocolate
///   ( ) Vanilla
/// ```
struct RadioPicker {
  let configuration: PickerStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(configuration: PickerStyleConfiguration) { self.configuration = configuration }
}

extension RadioPicker: View {
  var body: some View {
    let isLabeled = labelsVisibility != .hidden
    VStack(alignment: .leading, spacing: 0) {
      if isLabeled { TitleStack { configuration.label } }
      VStack(alignment: .leading, spacing: 0) {
        configuration.options { option in
          RadioFace(option: option)
            .onActivate { option.select() }
            .accessibilityAddTraits(option.isSelected ? .isSelected : [])
            .focusEffectDisabled()
            .prefersFocusInGroup(option.isSelected)
        }
      }
      .focusGroup()
      .padding(.leading, isLabeled ? nil : 0)
    }
  }
}

/// One of them.
private struct RadioFace {
  let option: PickerOption
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(option: PickerOption) { self.option = option }
}

extension RadioFace: View {
  var body: some View {
    let brackets = ControlBrackets(
      .round, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(alignment: .firstTextBaseline) {
      HStack(spacing: 0) {
        BracketText(brackets.opening)
        Text(verbatim: mark)
          .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          .fixedSize()
        BracketText(brackets.closing)
      }
      .layoutPriority(1)
      .accessibilityHidden(true)
      option.label
        .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
    }
  }

  private var mark: String {
    switch (option.isSelected, glyphs) {
    case (true, .unicode): "●"
    case (true, .ascii): "o"
    // Without brackets, a blank would not be seen.
    case (false, .unicode): isEnabled ? " " : "·"
    case (false, .ascii): isEnabled ? " " : "."
    }
  }
}
