import Foundation
import GlyphCore

/// Asks a terminal what the environment does not say.
///
/// Every terminal answers the last question (DA1), so that its answer closes the round; where not
/// even that comes, the time is up after 100 ms and what comes later is dropped.
@MainActor
struct CapabilityQuestions {
  static let patience: Duration = .milliseconds(100)
  static let text = "\u{1B}[?2026$p\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[c"

  let device: TerminalDevice

  /// The capabilities, and what was typed in the meantime.
  func ask(
    _ known: TerminalCapabilities, parser: inout InputParser
  ) -> (capabilities: TerminalCapabilities, early: [TerminalInput]) {
    var capabilities = known
    var early: [TerminalInput] = []
    device.write(CapabilityQuestions.text)
    parser.expectsReplies = true
    defer { parser.expectsReplies = false }
    let clock = ContinuousClock()
    let deadline = clock.now + CapabilityQuestions.patience
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let rest = clock.now.duration(to: deadline), rest > .zero {
      let milliseconds = Int32(clamping: rest.components.attoseconds / 1_000_000_000_000_000) + 1
      let isReady = FileDescriptor.wait(
        for: [(device.input, Int32(POLLIN))], milliseconds: milliseconds)
      guard isReady[0] else { continue }
      guard let bytes = device.input.read(into: &buffer) else { break }
      var isClosed = false
      for input in parser.feed(bytes) {
        switch input {
        case .reply(let reply):
          capabilities.learn(reply)
          if case .deviceAttributes = reply { isClosed = true }
        case .event: early.append(input)
        }
      }
      if isClosed { break }
    }
    return (capabilities, early)
  }
}
