import Foundation
import GlyphCore

/// Runs an app from its first frame to its exit status.
@MainActor
struct AppRunner<Program: App> {
  private let app: Program
  private let window: _SceneWindow?

  init(_ app: Program) {
    self.app = app
    window = Program.Body._windows(app.body).first
  }

  /// Runs while the main thread waits here.
  func run() -> Never {
    guard Thread.isMainThread else { refuse() }
    let status = ExitStatus()
    begin { status.ending = $0 }
    while status.ending == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    status.exit()
  }

  /// Runs while a task of the main actor waits here.
  func run() async -> Never {
    let status = ExitStatus()
    status.ending = await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
    status.exit()
  }

  /// Begins on the screen or in lines; where there is no terminal, the program says what it can and
  /// ends.
  private func begin(onEnd: @escaping (TerminalSession.Ending) -> Void) {
    if AccessibleMode.isOn {
      let conversation = Conversation(AppView(app: app))
      return conversation.start { onEnd(.finished) }
    }
    guard let device = TerminalDevice.standard() else { printOnce() }
    let session = TerminalSession(device, place: window?.isInline == true ? .inline : .fullScreen)
    session.usesMouse = window?.usesMouse ?? true
    session.title = window?.title
    session.start(AppView(app: app), onEnd: onEnd)
  }

  /// Once a program's main task has waited for something, its main actor is a queue that this call
  /// would hold up for ever.
  private func refuse() -> Never {
    FileDescriptor.standardError.write(
      "\(ProgramName.current): after the first await, \(Program.self).main() has to be awaited too, "
        + "in an async function.\n")
    exit(EXIT_FAILURE)
  }

  /// The columns of a screen where nothing tells them. What is written to fill a screen would be cut
  /// short everywhere at its ideal width.
  private static var usualWidth: CGFloat { 80 }

  /// Prints the first frame for whoever reads the output instead of a terminal.
  private func printOnce() -> Never {
    signal(SIGPIPE, SIG_IGN)
    let renderer = ViewRenderer(content: AppView(app: app))
    if window?.isInline != true {
      renderer.proposedSize.width = AppRunner.usualWidth * renderer.environment.cellSize.width
    }
    let text = renderer.text
    FileDescriptor.standardOutput.write(text.isEmpty ? "" : text + "\n")
    FileDescriptor.standardError.write(
      "\(ProgramName.current): input needs a terminal; this is the first frame.\n")
    exit(EXIT_SUCCESS)
  }
}

/// How the process ends after its session.
@MainActor
private final class ExitStatus {
  var ending: TerminalSession.Ending?

  /// A program that a signal ended says so, so that scripts stop where they should.
  func exit() -> Never {
    switch ending {
    case .interrupted: OwnSignal.end(by: SIGINT)
    case .signal(let number): OwnSignal.end(by: number)
    case .closed: OwnSignal.end(by: SIGHUP)
    case .finished, nil: Foundation.exit(EXIT_SUCCESS)
    }
  }
}
