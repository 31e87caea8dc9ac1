import Foundation
import GlyphCells
import GlyphCore
import Synchronization

/// A view host that lives in a terminal, from the first frame until the terminal is given back.
///
/// It owns no loop: keys and signals come in from a thread that waits for them, everything else is
/// done in turns of the main queue, where the program's own tasks run too. A frame is drawn when
/// something is owed, and while nothing is, nothing runs.
@MainActor
final class TerminalSession {
  /// Why a session is over.
  enum Ending: Equatable {
    /// A view dismissed the scene.
    case finished
    /// Ctrl-C.
    case interrupted
    case signal(Int32)
    /// The terminal is gone.
    case closed
  }

  /// Where the views stand.
  enum Place {
    /// On a screen of its own.
    case fullScreen
    /// Below the prompt.
    case inline
    /// Below the prompt, without taking keys.
    case region
  }

  let device: TerminalDevice
  let model = SessionModel()
  let place: Place
  private(set) var capabilities: TerminalCapabilities
  private(set) var host: ViewHost
  /// Whether clicks are asked for where views take them.
  var usesMouse = true
  /// The title of the terminal's window; none leaves it as it is.
  var title: String?
  private var isTitleShown = false
  private(set) var isRunning = false
  private var isHandedOver = false
  private var capture = StreamCapture()
  private var thread: InputThread?
  private var printing: FileDescriptor?
  private var printer = LinePrinter()
  /// The row of the region in which the cursor stands.
  private var caretRow = 0
  private let frames = FrameTimer()
  private var onEnd: ((Ending) -> Void)?

  /// The session that is running.
  private(set) static var current: TerminalSession?

  init(_ device: TerminalDevice, place: Place) {
    self.device = device
    self.place = place
    capabilities = TerminalCapabilities(
      environment: ProcessInfo.processInfo.environment, isTerminal: true)
    host = ViewHost(width: 0, height: 0) {}
  }

  /// Takes the terminal, shows the view, and calls `onEnd` once the terminal is given back.
  func start<Content: View>(_ content: Content, onEnd: @escaping (Ending) -> Void) {
    self.onEnd = onEnd
    isRunning = true
    TerminalSession.current = self
    SignalPipe.shared.install()
    var parser = InputParser()
    var early: [TerminalInput] = []
    if place == .region {
      device.silence()
    } else {
      device.enterRawMode()
      (capabilities, early) = CapabilityQuestions(device: device).ask(
        capabilities, parser: &parser)
    }
    makeHost(SessionRoot(model: model, content: content))
    beginCapture()
    startThread(parser)
    draw()
    for input in early { take(input) }
  }

  private func beginCapture() {
    if place == .fullScreen {
      capture.beginKeeping()
    } else {
      printing = capture.beginPassing()
    }
  }

  private func endCapture() {
    capture.end()
    printing?.close()
    printing = nil
  }

  private func startThread(_ parser: InputParser) {
    let input = place == .region ? nil : device.input
    let thread = InputThread(input: input, output: printing) { [weak self] delivery in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(delivery) } }
    }
    self.thread = thread
    thread.start(parser)
  }

  private func makeHost<Content: View>(_ content: Content) {
    var environment = EnvironmentValues()
    environment.glyphs = capabilities.glyphs
    environment.colorScheme = capabilities.scheme == .dark ? .dark : .light
    environment.dismiss = DismissAction { [weak self] in self?.end(.finished) }
    let opener: @MainActor (URL) -> Bool = { [weak self] in self?.open($0) ?? false }
    OpenURLAction.current = opener
    environment.openURL = OpenURLAction(system: opener)
    let size = device.size
    switch place {
    case .fullScreen:
      host = ViewHost(width: size.width, height: size.height, environment: environment) { content }
    case .inline, .region:
      host = ViewHost(width: size.width, rowLimit: size.height, environment: environment) {
        content
      }
    }
    host.animates = true
    let flag = WakeFlag { [weak self] in self?.frameIfOwed() }
    host.onChange { flag.raise() }
  }

  /// Gives the terminal back. What is left of the current turn still runs.
  func end(_ ending: Ending) {
    guard isRunning else { return }
    if ending == .finished, !device.isClosed { draw() }
    isRunning = false
    host.onChange(nil)
    thread?.end()
    fflush(nil)
    showPrinted()
    device.leave(answers: capabilities.answers)
    endCapture()
    SignalPipe.shared.remove()
    thread = nil
    if TerminalSession.current === self { TerminalSession.current = nil }
    onEnd?(ending)
    onEnd = nil
  }
}

extension TerminalSession {
  private func take(_ delivery: InputThread.Delivery) {
    guard isRunning else { return }
    for input in delivery.input { take(input) }
    if isRunning, !delivery.input.isEmpty { draw() }
    for signal in delivery.signals.sorted() { take(signal: signal) }
    if delivery.hasPrinted { showPrinted() }
    if delivery.isClosed { end(.closed) }
  }

  private func take(_ input: TerminalInput) {
    guard isRunning, case .event(let event) = input else { return }
    host.pass(frames.elapsed())
    if case .windowFocus(let isActive) = event {
      model.phase = isActive ? .active : .inactive
    } else if model.shortcuts != nil, case .key = event {
      model.shortcuts = nil
    } else if !host.send(event) {
      fallBack(event)
    }
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

  private func resize() {
    let size = device.size
    switch place {
    case .fullScreen: host.resize(width: size.width, height: size.height)
    case .inline, .region:
      host.resize(width: size.width, rowLimit: size.height)
      device.write(returnToTop)
    }
    host.forgetFrame()
    requestFrame()
  }
}

extension TerminalSession {
  /// Stops as Ctrl-Z stops any program, and goes on from there.
  private func suspend() {
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
    device.leave(answers: capabilities.answers)
    endCapture()
    isTitleShown = false
  }

  private func takeBack() {
    beginCapture()
    startThread(InputParser())
    enterAgain()
  }

  /// Takes the terminal again, which may have become another in the meantime.
  private func enterAgain() {
    device.reenter()
    model.phase = .active
    resize()
  }
}

extension TerminalSession {
  /// Asks for a frame soon.
  private func requestFrame(after delay: Duration = .zero) {
    guard isRunning else { return }
    frames.request(after: delay) { [weak self] in self?.draw() }
  }

  private func frameIfOwed() {
    if host.needsRender { requestFrame() }
  }

  private func draw() {
    guard isRunning, !isHandedOver else { return }
    host.pass(frames.elapsed())
    writeFrame()
    frames.finish()
    if device.isClosed {
      end(.closed)
    } else if let delay = host.needsRender ? .zero : host.nextDeadline {
      requestFrame(after: delay)
    }
  }

  private func writeFrame() {
    let bytes = host.frame(
      FrameStyle(
        profile: capabilities.profile, isSynchronized: capabilities.isSynchronized,
        isInline: place != .fullScreen))
    let caret = host.caret?.y ?? 0
    device.change(
      to: wantedModes, rowsBelow: place == .fullScreen ? 0 : host.screenHeight - caret)
    showTitle()
    device.write(bytes)
    caretRow = caret
  }

  /// What takes the cursor from where it stands to the first cell of the region.
  private var returnToTop: String {
    defer { caretRow = 0 }
    return caretRow > 0 ? "\u{1B}[\(caretRow)A\r" : "\r"
  }

  /// Shows above the region what the program printed; a line that is not complete waits for its end,
  /// or that of the session.
  private func showPrinted() {
    guard place != .fullScreen, let thread else { return }
    if !isRunning, let printing { while thread.printed.readAll(from: printing) {} }
    printer.append(thread.printed.take())
    let text = printer.take(all: !isRunning)
    guard !text.isEmpty else { return }
    device.write("\u{1B}[0m" + returnToTop + "\u{1B}[J")
    device.write(text)
    host.forgetFrame()
    writeFrame()
  }

  private func showTitle() {
    guard let title, !isTitleShown else { return }
    isTitleShown = true
    device.write(WindowTitle.sequence(title))
  }

  private var wantedModes: TerminalModes {
    if place == .region { return .hiddenCursor }
    var modes: TerminalModes = [.bracketedPaste, .focus]
    if place == .fullScreen { modes.insert(.alternateScreen) }
    if title != nil { modes.insert(.title) }
    if host.caret == nil { modes.insert(.hiddenCursor) }
    if capabilities.hasKeyboardProtocol { modes.insert(.keyboard) }
    if usesMouse, place == .fullScreen, host.takesPointer { modes.insert(.mouse) }
    return modes
  }

  private func open(_ url: URL) -> Bool {
    guard let target = LinkTarget(url.absoluteString) else { return false }
    return ChildProcess.open(target.text)
  }
}
