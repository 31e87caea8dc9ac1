import GlyphControls
import GlyphCore
import GlyphTerminal

extension Terminal {
  /// Asks for a line of text: in a field where there is a terminal, and from standard input elsewhere.
  ///
  /// An empty answer is `defaultAnswer`. Throws `PromptError` for Ctrl-C and at the end of input.
  public static func ask(
    _ question: String, default defaultAnswer: String = ""
  ) async throws -> String {
    let text: String
    if takesPrompts {
      text = try await prompt { answer in
        AskView(question: question, prompt: defaultAnswer, answer: answer)
      }
    } else {
      let hint = defaultAnswer.isEmpty ? "" : " [\(defaultAnswer)]"
      guard let line = askLine("\(question)\(hint) ") else { throw PromptError.endOfInput }
      text = line
    }
    return text.isEmpty ? defaultAnswer : text
  }
}

private struct AskView: View {
  let question: String
  let prompt: String
  let answer: @MainActor (String) -> Void
  @State private var text = ""
  @State private var isGiven = false
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      Text(verbatim: question)
      if isGiven {
        Text(verbatim: text.isEmpty ? prompt : text).bold()
      } else {
        TextField(text: $text, prompt: Text(verbatim: prompt)) { Text(verbatim: question) }
          .textFieldStyle(.plain)
          .focused($isFocused)
          .onSubmit {
            isGiven = true
            answer(text)
          }
      }
    }
    .defaultFocus($isFocused, true)
  }
}
