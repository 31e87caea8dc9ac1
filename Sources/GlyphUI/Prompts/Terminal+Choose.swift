import GlyphControls
import GlyphCore
import GlyphTerminal

extension Terminal {
  /// Lets a person choose one of several things: with the arrows and Return where there is a terminal,
  /// by its number in a line elsewhere.
  ///
  /// Throws `PromptError` for Ctrl-C, at the end of input, and for no items at all.
  public static func choose<Item>(
    _ question: String, from items: [Item], label: (Item) -> String = { String(describing: $0) }
  ) async throws -> Item {
    guard !items.isEmpty else { throw PromptError.endOfInput }
    let labels = items.map(label)
    guard takesPrompts else { return items[try chooseInLine(question, labels)] }
    let index: Int = try await prompt { answer in
      ChooseView(question: question, labels: labels, answer: answer)
    }
    return items[min(max(0, index), items.count - 1)]
  }

  private static func chooseInLine(_ question: String, _ labels: [String]) throws -> Int {
    let list = labels.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    var text = "\(question)\n\(list)Number: "
    while let line = askLine(text) {
      let words = line.trimmingPrefix(while: \.isWhitespace)
      if let number = Int(words.prefix { $0.isNumber }), labels.indices.contains(number - 1) {
        return number - 1
      }
      text = "A number from 1 to \(labels.count): "
    }
    throw PromptError.endOfInput
  }
}

private struct ChooseView: View {
  let question: String
  let labels: [String]
  let answer: @MainActor (Int) -> Void
  @State private var given: Int?
  @FocusState private var focus: Int?

  var body: some View {
    Group {
      if let given {
        HStack {
          Text(verbatim: question)
          Text(verbatim: labels[given]).bold()
        }
      } else {
        VStack(alignment: .leading) {
          Text(verbatim: question)
          ForEach(labels.indices, id: \.self) { index in
            Button {
              given = index
              answer(index)
            } label: {
              Text(verbatim: labels[index])
            }
            .focused($focus, equals: index)
            .padding(.leading, 1)
          }
        }
        .buttonStyle(.plain)
      }
    }
    .defaultFocus($focus, 0)
  }
}
