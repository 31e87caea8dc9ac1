import GlyphCore

/// A text of many lines that can be edited, in all the room there is.
///
/// The text is wrapped and scrolls; Return begins a new line, and Tab goes on to the next control.
public struct TextEditor {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// An editor of a text.
  public nonisolated init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// An editor that tells what is selected in it, and selects what it is told to.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View {
  public var body: some View {
    StyledControl(
      TextEditorStyleConfiguration(text: text, selection: selection),
      default: TextEditorStyling(style: AutomaticTextEditorStyle()))
  }
}
