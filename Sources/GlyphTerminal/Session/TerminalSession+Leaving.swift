import Foundation
import GlyphCore

/// How the terminal is handed to others for a while.
extension TerminalSession {
  /// Stops as Ctrl-Z stops any program, and goes on from there.
  func suspend() {
    giveBack()
    // The rest of the group first, such as the programs of a pipeline; this one by a signal to this
    // very thread, so that nothing is done before it is continued.
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGCONT, SIG_DFL)
    OwnSignal.take(SIGTSTP)
    SignalPipe.shared.install(SIGTSTP)
    SignalPipe.shared.install(SIGCONT)
    takeBack()
  }

  /// Runs something that needs the terminal as the shell left it, such as an editor.
  func handOver<Result>(_ work: () throws -> Result) rethrows -> Result {
    giveBack()
    isHandedOver = true
    defer {
      isHandedOver = false
      takeBack()
    }
    return try work()
  }

  private func giveBack() {
    model.phase = .background
    thread?.end()
    fflush(nil)
    showPrinted()
    thread = nil
    leave()
    endCapture()
    isTitleShown = false
  }

  private func takeBack() {
    beginCapture()
    startThread(InputParser())
    enterAgain()
  }

  /// Undoes what is on, and waits for what is on its way to the program.
  func leave() {
    device.leave(answers: capabilities.answers, openQuestions: region.openQuestions)
  }

  /// Takes the terminal again, which may have become another in the meantime.
  func enterAgain() {
    device.reenter()
    region.forget()
    model.phase = .active
    resize()
  }
}
