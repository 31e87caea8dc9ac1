import GlyphControls
import GlyphCore
import GlyphTerminal

extension Terminal {
  /// Asks a question that is answered by yes or no: with two buttons, or Y and N, where there is a
  /// terminal, and in a line elsewhere.
  ///
  /// `defaultAnswer` is what Return alone means in a line, and the button that has focus; without one
  /// the question is asked until it is answered. Throws `PromptError` for Ctrl-C and at the end of
  /// input.
  public static func confirm(
    _ question: String, default defaultAnswer: Bool? = nil
  ) async throws -> Bool {
    guard takesPrompts else { return try confirmInLine(question, defaultAnswer) }
    return try await prompt { answer in
      ConfirmView(question: question, defaultAnswer: defaultAnswer ?? true, answer: answer)
    }
  }

  private static func confirmInLine(_ question: String, _ defaultAnswer: Bool?) throws -> Bool {
    let choices = defaultAnswer.map { $0 ? "[Y/n]" : "[y/N]" } ?? "[y/n]"
    while let line = askLine("\(question) \(choices) ") {
      switch line.trimmingPrefix(while: \.isWhitespace).first?.lowercased() {
      case "y": return true
      case "n": return false
      case nil: if let defaultAnswer { return defaultAnswer }
      default: break
      }
    }
    throw PromptError.endOfInput
  }
}

private struct ConfirmView: View {
  let question: String
  let defaultAnswer: Bool
  let answer: @MainActor (Bool) -> Void
  @State private var given: Bool?
  @FocusState private var focus: Bool?

  var body: some View {
    HStack {
      Text(verbatim: question)
      if let given {
        Text(given ? "Yes" : "No").bold()
      } else {
        Button("Yes") { give(true) }
          .keyboardShortcut("y", modifiers: [])
          .focused($focus, equals: true)
        Button("No") { give(false) }
          .keyboardShortcut("n", modifiers: [])
          .focused($focus, equals: false)
      }
    }
    .defaultFocus($focus, defaultAnswer)
  }

  private func give(_ value: Bool) {
    given = value
    answer(value)
  }
}
