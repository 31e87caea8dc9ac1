import Foundation
import GlyphCells
import GlyphCore

/// An app as a conversation in lines, for those who do not see a screen.
///
/// What is on the screen is read out in order, and what can be acted on has a number. A number or a name
/// acts, and what has changed is read:
///
/// ```
/// Luggage, heading
/// 1. Passport, toggle, on
/// 2. Quit, button
/// > 1
/// 1. Passport, toggle, off
/// >
/// ```
@MainActor
final class Conversation {
  /// Wide and high enough that little is wrapped and nothing has to be scrolled.
  private static let size = (width: 100, height: 500)

  let host: ViewHost
  private let lines = LineThread()
  private let frames = FrameTimer()
  private var onEnd: (() -> Void)?
  /// What the next line answers.
  var question = Question.command
  /// What was read out last.
  var heard = SpokenScreen()
  /// What the elements of a question are places in.
  var current = SpokenScreen()
  private(set) var isOver = false

  init<Content: View>(_ content: Content) {
    var environment = EnvironmentValues()
    let exit = ExitDoor()
    environment.dismiss = DismissAction { exit.conversation?.end() }
    let opener: @MainActor (URL) -> Bool = { SystemOpener.open($0) }
    OpenURLAction.current = opener
    environment.openURL = OpenURLAction(system: opener)
    host = ViewHost(
      width: Conversation.size.width, height: Conversation.size.height, environment: environment
    ) { content }
    exit.conversation = self
  }

  /// Begins to talk, and calls `onEnd` when the program has ended itself, when it was told to, or when
  /// nobody speaks or listens any more.
  func start(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    signal(SIGPIPE, SIG_IGN)
    let flag = WakeFlag { [weak self] in self?.requestFrame() }
    host.onChange { flag.raise() }
    // The thread keeps the conversation, which nobody else does.
    lines.start { line in
      DispatchQueue.main.async { MainActor.assumeIsolated { self.hear(line) } }
    }
    update()
    afterTasks { $0.readEverything() }
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    host.onChange(nil)
    onEnd?()
    onEnd = nil
  }

  private func hear(_ line: String?) {
    guard !isOver else { return }
    guard let line else {
      say("")
      return end()
    }
    update()
    answer(line)
  }

  /// Asks, and waits for a line.
  func ask(_ prompt: String = "> ", hidden: Bool = false) {
    guard !isOver else { return }
    write(PlainLine.clean(prompt))
    lines.want(hidden: hidden)
  }

  func say(_ text: String) { write(PlainLine.clean(text) + "\n") }

  private func write(_ text: String) {
    guard !isOver else { return }
    fflush(nil)
    if !FileDescriptor.standardOutput.write(text) { end() }
  }
}

extension Conversation {
  /// Goes on once the tasks that an action has begun have had their turn.
  func afterTasks(_ next: @escaping @MainActor (Conversation) -> Void) {
    Task { [weak self] in
      for _ in 0..<Conversation.turns { await Task.yield() }
      guard let self, !isOver else { return }
      update()
      next(self)
    }
  }

  private static let turns = 8

  /// Lets the host's clock go on, and its changes have their effect.
  func update() {
    host.pass(frames.elapsed())
    host.render()
    frames.finish()
    if let delay = host.needsRender ? .zero : host.nextDeadline { requestFrame(after: delay) }
  }

  private func requestFrame(after delay: Duration = .zero) {
    guard !isOver else { return }
    frames.request(after: delay) { [weak self] in self?.update() }
  }
}

/// How views leave a conversation that does not exist yet when they are made.
@MainActor
private final class ExitDoor {
  weak var conversation: Conversation?
}
