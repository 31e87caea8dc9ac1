import Foundation
import GlyphCells
import GlyphCore

/// Runs an app as a conversation in lines, for screen readers: `GLYPH_ACCESSIBLE=1`.
///
/// What is on the screen is read out in order, controls with numbers. A number acts on a control, `?`
/// reads everything again, `q` ends the program:
///
/// ```
/// Luggage
/// 1. Passport, on
/// 2. Quit
/// >
/// ```
@MainActor
struct AccessibleMode {
  /// Whether the environment asks for it.
  static var isOn: Bool {
    let value = ProcessInfo.processInfo.environment["GLYPH_ACCESSIBLE"] ?? ""
    return !value.isEmpty && value != "0"
  }

  /// Wide and high enough that little is wrapped and nothing has to be scrolled.
  private static let size = (width: 100, height: 500)

  private let host: ViewHost
  private let state = ConversationState()

  init<Content: View>(_ content: Content) {
    var environment = EnvironmentValues()
    let state = state
    environment.dismiss = DismissAction { state.isOver = true }
    host = ViewHost(
      width: AccessibleMode.size.width, height: AccessibleMode.size.height,
      environment: environment
    ) { content }
  }

  /// Reads and answers lines until the program ends itself, `q` is read, or there are no more.
  func run() {
    readOut()
    let lines = LineThread()
    lines.start()
    while !state.isOver {
      FileDescriptor.standardOutput.write("> ")
      guard let line = lines.next() else { break }
      take(line.trimmingCharacters(in: .whitespaces))
    }
  }

  private func take(_ line: String) {
    let controls = elements.filter(\.isControl)
    if line == "q" {
      state.isOver = true
    } else if let number = Int(line), controls.indices.contains(number - 1) {
      act(on: controls[number - 1])
      if !state.isOver { readOut() }
    } else {
      if !line.isEmpty, line != "?" { say("A number acts on a control, ? reads again, q quits.") }
      readOut()
    }
  }

  private func act(on element: AccessibilityElement) {
    guard element.isEnabled else { return say("\(element.label): not available") }
    host.send(
      .click(
        x: element.frame.x + element.frame.width / 2,
        y: element.frame.y + (element.frame.height - 1) / 2))
    guard host.caret != nil else { return }
    FileDescriptor.standardOutput.write(PlainLine.clean("\(element.label): "))
    guard let text = readLine() else { return }
    host.send(.key("a", modifiers: .command))
    host.send(.key(.delete))
    host.send(.paste(text))
    host.send(.key(.return))
  }

  private var elements: [AccessibilityElement] { host.accessibilityElements }

  private func readOut() {
    var number = 0
    for element in elements {
      var parts = [element.label, element.value ?? "", element.hint ?? ""].filter { !$0.isEmpty }
      guard !parts.isEmpty || element.isControl else { continue }
      if !element.isEnabled { parts.append("not available") }
      if element.isControl { number += 1 }
      if element.label.isEmpty, element.isControl { parts.insert("control", at: 0) }
      say((element.isControl ? "\(number). " : "") + parts.joined(separator: ", "))
    }
  }

  private func say(_ text: String) {
    FileDescriptor.standardOutput.write(PlainLine.clean(text) + "\n")
  }
}

/// What the views of a conversation change about it.
@MainActor
private final class ConversationState {
  var isOver = false
}

extension AccessibilityElement {
  /// Whether acting on it does something.
  fileprivate var isControl: Bool {
    traits.contains(.isButton) || traits.contains(.isToggle) || traits.contains(.isLink)
      || traits.contains(.isSearchField)
  }
}
