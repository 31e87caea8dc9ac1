import Foundation
import GlyphCore

/// What lines do.
extension Conversation {
  static let help = """
    A number, or the beginning of a name, acts on a control.
    A number and the name of an action does that: 3 archive.
    Return alone reads what has changed, ? reads everything.
    b goes back: it closes what is open.
    k and the name of a key presses it: k esc, k ctrl-s, k e.
    q ends the program.
    """

  func answer(_ line: String) {
    switch question {
    case .command: command(line.trimmingCharacters(in: .whitespaces))
    case .text(let element): enter(line, element)
    case .lines(let element, let lines): collect(line, lines, element)
    case .adjustment(let element): adjust(line.filter { !$0.isWhitespace }, element)
    }
  }

  private func command(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first ?? "", words.count > 1 ? words[1] : nil) {
    case ("", _): afterTasks { $0.readChanges() }
    case ("?", nil): readEverything()
    case ("h", nil), ("help", nil):
      say(Conversation.help)
      ask()
    case ("q", nil): end()
    case ("b", nil): goBack()
    case ("k", let name?): press(keyNamed: name)
    case (let word, let name?) where Int(word) != nil: perform(name, word)
    default: act(on: line)
    }
  }

  private func goBack() {
    host.send(.key(.escape))
    afterTasks { conversation in
      let screen = SpokenScreen(conversation.host.accessibilityElements)
      if screen.lines.map(\.text) != conversation.heard.lines.map(\.text) {
        return conversation.readChanges()
      }
      conversation.say("Nothing is open.")
      conversation.ask()
    }
  }

  private func press(keyNamed name: String) {
    guard let (key, modifiers) = KeyName.parse(name) else {
      say("There is no key called \(name).")
      return ask()
    }
    press(key, modifiers)
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    let isTaken = host.send(.key(key, modifiers: modifiers))
    if !isTaken { say("That key does nothing here.") }
    afterTasks { isTaken ? $0.readChanges() : $0.ask() }
  }

  private func perform(_ name: String, _ word: String) {
    guard let index = find(word) else { return }
    guard host.perform(name, elementAt: index) else {
      say("\(current.elements[index].label) does not offer \(name).")
      return ask()
    }
    afterTasks { $0.readChanges() }
  }

  private func act(on word: String) {
    guard let index = find(word) else { return }
    let element = current.elements[index]
    guard element.isEnabled else {
      say("\(element.label) is not available now.")
      return ask()
    }
    if element.textInput != nil { return askForText(index) }
    if element.isAdjustable { return askForAdjustment(index) }
    guard host.activate(elementAt: index) else {
      say("\(element.label) does nothing.")
      return ask()
    }
    afterTasks { $0.readChanges() }
  }

  /// What a number or a name stands for; where that is nothing, or something else than what was heard,
  /// it is said.
  private func find(_ word: String) -> Int? {
    current = SpokenScreen(host.accessibilityElements)
    let before = heard.element(named: word).map { heard.elements[$0].label }
    if let index = current.element(named: word) {
      if Int(word) == nil || before == current.elements[index].label { return index }
    }
    if before != nil {
      say("The screen has changed.")
      readEverything()
    } else {
      say(
        Int(word) == nil
          ? "Nothing here is called \(word), or more than one thing. h tells what can be said."
          : "There is no number \(word).")
      ask()
    }
    return nil
  }
}

/// Reading out.
extension Conversation {
  func readEverything() {
    heard = SpokenScreen(host.accessibilityElements)
    if heard.lines.isEmpty { say("The screen is empty.") }
    for line in heard.lines { say(line.text) }
    question = .command
    ask()
  }

  /// Reads what is different by now, or everything where much is.
  func readChanges() {
    let screen = SpokenScreen(host.accessibilityElements)
    guard let changes = screen.changes(since: heard) else { return readEverything() }
    heard = screen
    if changes.isEmpty { say("Nothing has changed.") }
    for line in changes { say(line) }
    question = .command
    ask()
  }
}
