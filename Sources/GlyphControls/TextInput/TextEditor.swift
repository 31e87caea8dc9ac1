import GlyphCore

/// A text of many lines that can be edited, in all the room there is.
///
/// The text is wrapped and scrolls; Return begins a new line, and Tab goes on to the next control.
public struct TextEditor {
  let text: Binding<String>

  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    StyledControl(
      TextEditorStyleConfiguration(text: text),
      default: TextEditorStyling(style: AutomaticTextEditorStyle()))
  }
}
