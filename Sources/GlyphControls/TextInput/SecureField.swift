import GlyphCore

/// A text field that shows a dot for each character; its text can neither be copied nor cut.
///
/// ```
/// ▏•••••••            ▕
/// ```
public struct SecureField<Label: View> {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let onCommit: () -> Void

  init(text: Binding<String>, label: Label, prompt: Text?, onCommit: @escaping () -> Void = {}) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.onCommit = onCommit
  }

  /// A field with a label of any views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label(), prompt: prompt)
  }
}

extension SecureField: View {
  public var body: some View {
    TextField(
      .text(text), label: label, prompt: prompt, traits: TextInputTraits(isConcealed: true),
      onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// A field with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey), prompt: nil)
  }

  /// A field with a title that is drawn as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title), prompt: nil)
  }

  /// A field with a localised title, and a prompt for while it is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  /// A field with a title that is drawn as it is, and a prompt for while it is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  /// A field that acts on Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
  }

  /// A field that acts on Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
  }
}
