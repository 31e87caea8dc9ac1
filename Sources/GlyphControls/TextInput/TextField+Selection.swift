import GlyphCore

extension TextField where Label == Text {
  /// A field with a title from the program's table of strings that tells what is selected in it, and
  /// selects what it is told to.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      .text(text), label: Text(titleKey), prompt: prompt, traits: TextInputTraits(axis: axis),
      selection: selection)
  }

  /// A field with a string for a title, as it is, that tells what is selected in it, and selects
  /// what it is told to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      .text(text), label: Text(title), prompt: prompt, traits: TextInputTraits(axis: axis),
      selection: selection)
  }
}
