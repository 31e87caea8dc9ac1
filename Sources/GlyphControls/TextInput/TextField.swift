import Foundation
import GlyphCore

/// A field in which a line of text is edited.
///
/// ```swift
/// TextField("Name", text: $name)
/// ```
///
/// ```
/// ▏Name               ▕
/// ```
///
/// The title stands in the field while it is empty, unless there is a prompt; in the rows of a form
/// it stands before the field. With focus the edges are arrows. Keys are those of a shell: arrows,
/// Home, End, words with Control or Option, Control-A, -E, -K, -U, -W, -Y, and undo with Control-Z
/// or Control-_; Return submits.
public struct TextField<Label: View> {
  let source: TextFieldSource
  let label: Label
  let prompt: Text?
  let traits: TextInputTraits
  /// The label, where it is a text: what the field is called also when the label is not there.
  let name: Text?
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  let selection: Binding<TextSelection?>?

  init(
    _ source: TextFieldSource, label: Label, prompt: Text?, traits: TextInputTraits,
    name: Text? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}, selection: Binding<TextSelection?>? = nil
  ) {
    self.source = source
    self.label = label
    self.prompt = prompt
    self.traits = traits
    self.name = name
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.selection = selection
  }

  /// A field with a label of any views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text), label: label(), prompt: prompt, traits: TextInputTraits())
  }

  /// A field that grows with its text, if its axis is the vertical, up to `lineLimit`.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .text(text), label: label(), prompt: prompt, traits: TextInputTraits(axis: axis))
  }
}

extension TextField: View {
  public var body: some View {
    StyledControl(
      TextField<_TextFieldStyleLabel>(
        source, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt,
        traits: traits, name: name ?? (label as? Text), onEditingChanged: onEditingChanged,
        onCommit: onCommit, selection: selection),
      default: TextFieldStyling(style: DefaultTextFieldStyle()))
  }
}

extension TextInputTraits {
  init(axis: Axis?) { self.init(lines: axis == .vertical ? .growing : .one) }
}
