import GlyphCore

/// A text field as the built-in styles draw it.
struct TextFieldFace {
  let field: TextField<_TextFieldStyleLabel>
  let edge: FieldEdge
  /// What was typed and is not yet the value.
  @State private var draft: String?
  @Namespace private var names
  @Environment(\.isInRows) private var isInRows
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(field: TextField<_TextFieldStyleLabel>, edge: FieldEdge) {
    self.field = field
    self.edge = edge
  }
}

extension TextFieldFace: View {
  var body: some View {
    if isInRows, labelsVisibility != .hidden {
      HStack(alignment: .firstTextBaseline) {
        field.label.fixedSize().foregroundStyle(isEnabled ? .primary : .secondary)
          .accessibilityLabeledPair(role: .label, id: 0, in: names)
        input.accessibilityLabeledPair(role: .content, id: 0, in: names)
      }
    } else if let name = field.name {
      input.accessibilityLabel(name)
    } else {
      input
    }
  }

  @ViewBuilder
  private var input: some View {
    if edge == .none { bare } else { bare.focusEffectDisabled() }
  }

  private var bare: some View {
    FieldFrame(edge, isTall: field.traits.lines == .growing, content: area)
      .textInput(
        text, field.traits, selection: field.selection, onEditingChanged: editingChanged,
        onSubmit: submit)
  }

  private var area: some View {
    TextInputArea()
      .foregroundStyle(isEnabled ? .primary : .secondary)
      .background(alignment: .topLeading) {
        if text.wrappedValue.isEmpty { placeholder }
      }
  }

  private var placeholder: some View {
    HStack(spacing: 0) {
      if let prompt = field.prompt {
        prompt
      } else if !isInRows || labelsVisibility == .hidden {
        field.label
      }
    }
    .foregroundStyle(.placeholder).lineLimit(1)
  }

  private var text: Binding<String> {
    switch field.source {
    case .text(let text): return text
    case .value(let value): return Binding($draft) ?? .constant(value.text())
    }
  }

  private func editingChanged(_ isEditing: Bool) {
    if isEditing { beginDraft() } else { takeDraft() }
    field.onEditingChanged(isEditing)
  }

  private func submit() {
    takeDraft()
    beginDraft()
    field.onCommit()
  }

  private func beginDraft() {
    if case .value(let value) = field.source { draft = value.text() }
  }

  /// What does not stand for a value is forgotten.
  private func takeDraft() {
    guard case .value(let value) = field.source, let text = draft else { return }
    value.take(text)
    draft = nil
  }
}
