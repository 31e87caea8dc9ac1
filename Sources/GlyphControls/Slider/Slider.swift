import GlyphCore

/// A control for a value between two others.
///
/// ```
/// Volume 0 (━━━━━━━━●─────────) 10   Volume 0 ▸━━━━━━━━●─────────◂ 10
/// at rest                            with focus
/// ```
///
/// While it has focus, the left and right arrows move it by a step, or by a twentieth where none is
/// given, and Home and End to the bounds.
public struct Slider<Label: View, ValueLabel: View> {
  let model: SliderModel
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  init(
    _ model: SliderModel, label: Label, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel
  ) {
    self.model = model
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension Slider: View {
  public var body: some View {
    LabeledRow(
      label: label,
      content: HStack(alignment: .firstTextBaseline) {
        minimumValueLabel.foregroundStyle(.secondary)
        SliderControl(model: model)
        maximumValueLabel.foregroundStyle(.secondary)
      },
      isLabelLeftOut: Label.self == EmptyView.self, fillsRow: true, isNamed: true)
  }
}
