import Foundation
import GlyphCore

/// A question that got no answer.
public enum PromptError: Error, Equatable {
  /// Ctrl-C, or a signal.
  case interrupted
  /// There was nothing more to read.
  case endOfInput
}

extension Terminal {
  /// Whether a question can be asked on a screen: there is a terminal, nothing else has it, and
  /// nobody asked for plain lines.
  package static var takesPrompts: Bool {
    !AccessibleMode.isOn && TerminalSession.current == nil
      && FileDescriptor.standardOutput.isTerminal && FileDescriptor.standardInput.isTerminal
  }

  /// Shows a view below the prompt until it calls the closure that it is given; its last frame stays
  /// behind.
  package static func prompt<Value, Content: View>(
    _ content: (_ answer: @escaping @MainActor (Value) -> Void) -> Content
  ) async throws -> Value {
    guard let device = TerminalDevice.standard() else { throw PromptError.endOfInput }
    let session = TerminalSession(device, place: .inline)
    var result: Value?
    let view = content { [weak session] value in
      result = value
      session?.end(.finished)
    }
    let ending = await withCheckedContinuation { continuation in
      session.start(view) { continuation.resume(returning: $0) }
    }
    if let result, ending == .finished { return result }
    if case .signal(let number) = ending { OwnSignal.end(by: number) }
    throw PromptError.interrupted
  }

  /// Asks for a line: the question goes to standard error, past the gate, and the answer comes from
  /// standard input; nil at its end.
  package static func askLine(_ question: String) -> String? {
    fflush(nil)
    FileDescriptor.standardError.write(PlainLine.clean(question))
    return readLine()
  }
}
