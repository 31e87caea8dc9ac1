import GlyphCore

/// A label and what stands behind it: next to it, or at the trailing edge of a row of a form.
struct LabeledRow<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.isInRows) private var isInRows
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.multilineTextAlignment) private var alignment

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if labelsVisibility != .hidden {
        TitleStack { label }
        if isInRows { Spacer() }
      }
      content.multilineTextAlignment(isInRows ? .trailing : alignment)
    }
  }
}
