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
  var isTitleShown = false
  private(set) var isRunning = false
  var isHandedOver = false
  private var capture = StreamCapture()
  var thread: InputThread?
  private(set) var printing: FileDescriptor?
  var printer = LinePrinter()
  /// Where the region stands, for views below the prompt.
  var region = RegionPlace()
  let frames = FrameTimer()
  /// The terminal's size in cells, as the views know it.
  var size = (width: 0, height: 0)
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
    makeHost(
      SessionRoot(
        model: model, alignment: place == .fullScreen ? .center : .leading, content: content))
    beginCapture()
    startThread(parser)
    draw()
    for input in early { take(input) }
  }

  func beginCapture() {
    if place == .fullScreen {
      capture.beginKeeping()
    } else {
      printing = capture.beginPassing()
    }
  }

  func endCapture() {
    capture.end()
    printing?.close()
    printing = nil
  }

  func startThread(_ parser: InputParser) {
    let input = place == .region ? nil : device.input
    let thread = InputThread(
      input: input, printing: printing, screen: device.output
    ) { [weak self] delivery in
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
    let opener: @MainActor (URL) -> Bool = { SystemOpener.open($0) }
    OpenURLAction.current = opener
    environment.openURL = OpenURLAction(system: opener)
    size = device.size
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
    if ending == .finished, !device.isClosed {
      // What stays behind is no screen in which something could have focus.
      if place != .fullScreen { host.resignFocus() }
      draw()
    }
    isRunning = false
    host.onChange(nil)
    thread?.end()
    fflush(nil)
    showPrinted()
    leave()
    endCapture()
    SignalPipe.shared.remove()
    thread = nil
    if TerminalSession.current === self { TerminalSession.current = nil }
    onEnd?(ending)
    onEnd = nil
  }
}
