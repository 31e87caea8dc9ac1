import Foundation
import GlyphCore

/// What comes in: keys, the pointer, answers, signals.
extension TerminalSession {
  func take(_ delivery: InputThread.Delivery) {
    guard isRunning else { return }
    for input in delivery.input { take(input) }
    if isRunning, !delivery.input.isEmpty { draw() }
    for signal in delivery.signals.sorted() { take(signal: signal) }
    if delivery.hasPrinted { showPrinted() }
    if delivery.isClosed { end(.closed) }
  }

  func take(_ input: TerminalInput) {
    guard isRunning else { return }
    switch input {
    case .event(let event): take(event)
    case .reply(let reply): take(reply)
    }
  }

  private func take(_ event: Event) {
    guard let event = place == .fullScreen ? event : region.event(event) else { return }
    host.pass(frames.elapsed())
    if case .windowFocus(let isActive) = event {
      model.phase = isActive ? .active : .inactive
    } else if model.shortcuts != nil, case .key = event {
      model.shortcuts = nil
    } else if !host.send(event) {
      fallBack(event)
    }
  }

  private func take(_ reply: TerminalReply) {
    region.learn(reply)
    if region.openQuestions == 0 { thread?.expectsPlace.store(false, ordering: .releasing) }
  }

  /// What the session itself does with keys that no view took.
  private func fallBack(_ event: Event) {
    guard isRunning else { return }
    switch event {
    case .key("c", modifiers: .control): end(.interrupted)
    case .key("z", modifiers: .control): suspend()
    case .key(.function(1), modifiers: []):
      let shortcuts = host.shortcuts
      if !shortcuts.isEmpty { model.shortcuts = shortcuts }
    default: break
    }
  }

  private func take(signal: Int32) {
    guard isRunning else { return }
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: suspend()
    case SIGCONT: if !isHandedOver { enterAgain() }
    default: end(.signal(signal))
    }
  }
}
