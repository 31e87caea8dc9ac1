import GlyphCore

/// Controls that need more than to be acted on.
extension Conversation {
  func askForText(_ index: Int) {
    let element = current.elements[index]
    let label = element.label.isEmpty ? "Text" : element.label
    guard element.textInput == .lines else {
      let now = element.value.map { ", now \($0). Return keeps it, - clears it" } ?? ""
      question = .text(element: index)
      return ask("\(label)\(now): ", hidden: element.textInput == .secret)
    }
    say("\(label): type its lines, and a dot alone at the end. A dot at once keeps it as it is.")
    question = .lines(element: index, [])
    ask(": ")
  }

  func enter(_ line: String, _ index: Int) {
    let isThere = current.elements[index].value != nil
    if line.isEmpty {
      say(isThere ? "It stays as it is." : "It stays empty.")
      question = .command
      return ask()
    }
    submit(isThere && line == "-" ? "" : line, index)
  }

  func collect(_ line: String, _ lines: [String], _ index: Int) {
    if line != "." {
      question = .lines(element: index, lines + [line])
      return ask(": ")
    }
    guard !lines.isEmpty else {
      say("It stays as it is.")
      question = .command
      return ask()
    }
    submit(lines.joined(separator: "\n"), index)
  }

  private func submit(_ text: String, _ index: Int) {
    question = .command
    guard isStillHere(index), host.enter(text, elementAt: index) else {
      say("It is not there any more.")
      return readEverything()
    }
    afterTasks { $0.readChanges() }
  }

  func askForAdjustment(_ index: Int) {
    let element = current.elements[index]
    question = .adjustment(element: index)
    let value = element.value.map { ", \($0)" } ?? ""
    ask("\(element.label)\(value). + or - changes it, Return is done: ")
  }

  func adjust(_ line: String, _ index: Int) {
    guard !line.isEmpty else { return readChanges() }
    guard let steps = Conversation.steps(line) else {
      say("Say + or -, more than one of them, or a number behind: +5.")
      return askForAdjustment(index)
    }
    guard isStillHere(index) else {
      say("It is not there any more.")
      return readEverything()
    }
    for _ in 0..<abs(steps) {
      _ = host.adjust(steps > 0 ? .increment : .decrement, elementAt: index)
      update()
    }
    afterTasks { conversation in
      guard conversation.isStillHere(index) else { return conversation.readChanges() }
      conversation.current = SpokenScreen(conversation.host.accessibilityElements)
      conversation.askForAdjustment(index)
    }
  }

  /// Whether the element is one of the kind that was asked about; the screen may have become another.
  private func isStillHere(_ index: Int) -> Bool {
    let elements = host.accessibilityElements
    guard elements.count == current.elements.count, elements.indices.contains(index) else {
      return false
    }
    let (now, then) = (elements[index], current.elements[index])
    return now.isEnabled && now.isAdjustable == then.isAdjustable
      && now.textInput == then.textInput
  }

  /// `+`, `--`, `+5`: how many steps up; below zero down.
  static func steps(_ line: String) -> Int? {
    guard let sign = line.first, sign == "+" || sign == "-" || sign == "−" else { return nil }
    let rest = line.dropFirst()
    let count = rest.allSatisfy { $0 == sign } ? line.count : Int(rest)
    guard let count, count >= 0, count <= 1000 else { return nil }
    return sign == "+" ? count : -count
  }
}
