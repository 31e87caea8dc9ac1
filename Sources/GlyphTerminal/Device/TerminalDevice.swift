import Foundation
import GlyphCells
import GlyphCore

/// The terminal itself: its settings, its modes, its size, and the way bytes get to it.
///
/// What is on at any time is also known to the guard, so that every way out of the program leads
/// through the same undoing.
@MainActor
final class TerminalDevice {
  let input: FileDescriptor
  let output: FileDescriptor
  /// The modes that are on.
  private(set) var modes: TerminalModes = []
  /// Whether the other side of the terminal is gone.
  private(set) var isClosed = false
  private var settings: termios?
  private var isSilent = false
  /// How far below the cursor a region ends that is to stay behind.
  private var rowsBelow = 0

  init(input: FileDescriptor, output: FileDescriptor) {
    self.input = input
    self.output = output
  }

  /// The terminal that a stream leads to; nil when that is none, or when there is none to
  /// read keys from.
  static func standard(_ stream: FileDescriptor = .standardOutput) -> TerminalDevice? {
    // Frames go through a number of their own, since the standard one may be led elsewhere.
    guard stream.isTerminal, let output = stream.duplicate else { return nil }
    if FileDescriptor.standardInput.isTerminal {
      return TerminalDevice(input: .standardInput, output: output)
    }
    guard let terminal = FileDescriptor.controllingTerminal else { return nil }
    return TerminalDevice(input: terminal, output: output)
  }

  /// The size in cells; that of the environment, or 80 x 24, where the terminal does not know.
  var size: (width: Int, height: Int) { output.terminalSize }

  /// Takes keys as they are pressed, without echo and without signals.
  func enterRawMode() {
    guard settings == nil else { return }
    CrashGuard.install()
    signal(SIGPIPE, SIG_IGN)
    var present = termios()
    guard tcgetattr(input.number, &present) == 0 else { return }
    settings = present
    CrashMemory.shared.setSettings(present, input: input.number)
    makeRaw(present)
  }

  /// Keeps what is typed from being shown, and leaves everything else to the shell's settings.
  func silence() {
    isSilent = true
    enterRawMode()
  }

  private func makeRaw(_ settings: termios) {
    var raw = settings
    if isSilent {
      raw.c_lflag &= ~tcflag_t(ECHO)
    } else {
      cfmakeraw(&raw)
    }
    tcsetattr(input.number, TCSADRAIN, &raw)
  }

  /// Takes the terminal after something else may have had it: no mode counts as on.
  func reenter() {
    if modes != [] {
      write(modes.change(to: []))
      modes = []
    }
    guard let settings else { return enterRawMode() }
    makeRaw(settings)
  }

  /// Switches to modes, and says what undoes them should the program end here.
  func change(to next: TerminalModes, rowsBelow: Int = 0) {
    guard next != modes || rowsBelow != self.rowsBelow else { return }
    let sequences = modes.change(to: next)
    modes = next
    self.rowsBelow = rowsBelow
    CrashMemory.shared.setUndo(undo, output: output.number)
    if !sequences.isEmpty { write(sequences) }
  }

  /// Undoes everything: the terminal is as it was found, and what had been typed is dropped.
  ///
  /// Reports of the mouse may be on their way still; a terminal that `answers` questions tells by
  /// an answer that they have come. So may be the answers to questions that are open.
  func leave(answers: Bool, openQuestions: Int = 0) {
    let asks = answers && modes.contains(.mouse)
    write(String(decoding: undo, as: UTF8.self))
    if asks { write("\u{1B}[c") }
    awaitAnswers(openQuestions + (asks ? 1 : 0))
    modes = []
    rowsBelow = 0
    CrashMemory.shared.setUndo([], output: output.number)
    guard var settings else { return }
    self.settings = nil
    // What was typed while nobody read keys is meant for the shell.
    tcsetattr(input.number, isSilent ? TCSADRAIN : TCSAFLUSH, &settings)
    CrashMemory.shared.setSettings(nil, input: input.number)
  }

  private func awaitAnswers(_ count: Int) {
    guard count > 0 else { return }
    var count = count
    var parser = InputParser()
    parser.expectsReplies = true
    var buffer = [UInt8](repeating: 0, count: 4096)
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: CapabilityQuestions.patience)
    while clock.now < deadline, !isClosed {
      let isReady = FileDescriptor.wait(for: [(input, Int32(POLLIN))], milliseconds: 20)
      guard isReady[0] else { continue }
      guard let bytes = input.read(into: &buffer) else { return }
      for case .reply(.deviceAttributes) in parser.feed(bytes) { count -= 1 }
      if count <= 0 { return }
    }
  }

  private var undo: [UInt8] {
    var text = modes.isEmpty && rowsBelow == 0 ? "" : "\u{1B}[0m"
    text += modes.change(to: [])
    if rowsBelow > 0 {
      // Below the region, or the shell would write over it.
      text += rowsBelow > 1 ? "\u{1B}[\(rowsBelow - 1)B\r\n" : "\r\n"
    }
    return Array(text.utf8)
  }

  func write(_ text: String) {
    if !isClosed, !output.write(text) { isClosed = true }
  }

  func write(_ buffer: ByteBuffer) {
    guard !isClosed, buffer.count > 0 else { return }
    if !buffer.withBytes({ output.write($0) }) { isClosed = true }
  }
}

extension FileDescriptor {
  /// The size of the terminal behind the descriptor, in cells.
  var terminalSize: (width: Int, height: Int) {
    var size = winsize()
    _ = ioctl(number, UInt(TIOCGWINSZ), &size)
    let variables = ProcessInfo.processInfo.environment
    let width = Int(size.ws_col)
    let height = Int(size.ws_row)
    return (
      width > 0 ? width : variables["COLUMNS"].flatMap { Int($0) }.map { max(1, $0) } ?? 80,
      height > 0 ? height : variables["LINES"].flatMap { Int($0) }.map { max(1, $0) } ?? 24
    )
  }
}
