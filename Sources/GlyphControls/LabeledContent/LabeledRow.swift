import GlyphCore

/// A label and what stands behind it: next to it, or at the trailing edge of a row of a form.
struct LabeledRow<Label: View, Content: View> {
  let label: Label
  let content: Content
  /// Whether there is no label at all.
  let isLabelLeftOut: Bool
  /// Whether the content takes what the label leaves of the row.
  let fillsRow: Bool
  /// Whether the content is one control, which is read under the name that the label says.
  let isNamed: Bool
  @Namespace private var names
  @Environment(\.isInRows) private var isInRows
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.multilineTextAlignment) private var alignment

  init(
    label: Label, content: Content, isLabelLeftOut: Bool = false, fillsRow: Bool = false,
    isNamed: Bool = false
  ) {
    self.label = label
    self.content = content
    self.isLabelLeftOut = isLabelLeftOut
    self.fillsRow = fillsRow
    self.isNamed = isNamed
  }
}

extension LabeledRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if labelsVisibility != .hidden, !isLabelLeftOut {
        if isNamed {
          TitleStack { label }.accessibilityLabeledPair(role: .label, id: 0, in: names)
        } else {
          TitleStack { label }
        }
        if isInRows, !fillsRow { Spacer() }
      }
      if isNamed {
        content.multilineTextAlignment(isInRows ? .trailing : alignment)
          .accessibilityLabeledPair(role: .content, id: 0, in: names)
      } else {
        content.multilineTextAlignment(isInRows ? .trailing : alignment)
      }
    }
  }
}
