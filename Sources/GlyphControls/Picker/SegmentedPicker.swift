import GlyphCore

/// The options of a picker in one row, the one that is chosen between marks.
///
/// ```
/// Theme [ System ‹Light› Dark ]
/// ```
///
/// Arrows choose; focus turns the marks into arrows.
struct SegmentedPicker {
  let configuration: PickerStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  init(configuration: PickerStyleConfiguration) { self.configuration = configuration }
}

extension SegmentedPicker: View {
  var body: some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: false, glyphs: glyphs)
    LabeledRow(
      label: configuration.label,
      content: HStack(spacing: 0) {
        BracketText(brackets.opening).accessibilityHidden(true)
        configuration.options { option in
          SegmentFace(option: option)
            .onActivate { option.select() }
            .accessibilityAddTraits(option.isSelected ? .isSelected : [])
            .focusEffectDisabled()
            .prefersFocusInGroup(option.isSelected)
        }
        BracketText(brackets.closing).accessibilityHidden(true)
      }
      .focusGroup())
  }
}

/// One of them; focus chooses it.
private struct SegmentFace {
  let option: PickerOption
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(option: PickerOption) { self.option = option }
}

extension SegmentFace: View {
  var body: some View {
    let marks = marks
    HStack(spacing: 0) {
      mark(marks.opening)
      option.label
        .foregroundStyle(ink)
        .bold(option.isSelected)
      mark(marks.closing)
    }
    .onChange(of: isFocused) { _, isFocused in if isFocused { option.select() } }
  }

  private func mark(_ text: String) -> some View {
    Text(verbatim: text).foregroundStyle(.tint).fixedSize().layoutPriority(1)
      .accessibilityHidden(true)
  }

  private var ink: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.secondary) }
    return option.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground)
  }

  private var marks: (opening: String, closing: String) {
    switch (isFocused, option.isSelected, glyphs) {
    case (true, _, .unicode): ("▸", "◂")
    case (true, _, .ascii): (">", "<")
    case (false, true, .unicode): ("‹", "›")
    case (false, true, .ascii): ("<", ">")
    case (false, false, _): (" ", " ")
    }
  }
}
