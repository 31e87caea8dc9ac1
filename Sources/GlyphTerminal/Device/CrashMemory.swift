import Foundation

/// What a signal handler needs to give the terminal back, in memory that never moves.
///
/// Raw memory, because a handler may run between any two instructions: it must not allocate, count
/// references or wait for a lock. The main actor writes it; while it does, the length is zero.
struct CrashMemory: @unchecked Sendable {
  private struct State {
    var output: Int32 = -1
    var input: Int32 = -1
    var isRaw = false
    var settings = termios()
    var count = 0
    /// Where the standard streams lead while they are captured, and what they led to before.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    /// How much is kept that was printed and not shown yet.
    var printed = 0
  }

  static let shared = CrashMemory()
  private static let capacity = 512
  private static let signalLimit = 65
  private static let chunk = 4096
  private static let printedCapacity = 64 * 1024

  private let state: UnsafeMutablePointer<State>
  private let bytes: UnsafeMutablePointer<UInt8>
  private let printed: UnsafeMutablePointer<UInt8>
  private let copied: UnsafeMutablePointer<UInt8>
  private let actions: UnsafeMutablePointer<sigaction>

  private init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    bytes = .allocate(capacity: CrashMemory.capacity)
    bytes.initialize(repeating: 0, count: CrashMemory.capacity)
    copied = .allocate(capacity: CrashMemory.chunk)
    copied.initialize(repeating: 0, count: CrashMemory.chunk)
    printed = .allocate(capacity: CrashMemory.printedCapacity)
    printed.initialize(repeating: 0, count: CrashMemory.printedCapacity)
    actions = .allocate(capacity: CrashMemory.signalLimit)
    actions.initialize(repeating: sigaction(), count: CrashMemory.signalLimit)
  }

  /// Where the action is kept that a signal had before.
  func previous(_ signal: Int32) -> UnsafeMutablePointer<sigaction> {
    actions + min(max(0, Int(signal)), CrashMemory.signalLimit - 1)
  }

  /// Remembers the bytes that undo the modes which are on now.
  func setUndo(_ undo: [UInt8], output: Int32) {
    state.pointee.count = 0
    state.pointee.output = output
    let count = min(undo.count, CrashMemory.capacity)
    for index in 0..<count { bytes[index] = undo[index] }
    state.pointee.count = count
  }

  /// Remembers the settings that the terminal had, or that it has them again.
  func setSettings(_ settings: termios?, input: Int32) {
    state.pointee.isRaw = false
    guard let settings else { return }
    state.pointee.settings = settings
    state.pointee.input = input
    state.pointee.isRaw = true
  }

  /// Remembers a file that the standard streams lead to; -1 stands for a stream that does not.
  func setCapture(_ file: Int32, standardOutput: Int32, standardError: Int32) {
    state.pointee.standardOutput = standardOutput
    state.pointee.standardError = standardError
    state.pointee.capture = file
  }

  /// Undoes what is on, once; safe inside of a signal handler.
  func restore() {
    let count = state.pointee.count
    state.pointee.count = 0
    copy(bytes, count, to: state.pointee.output)
    if state.pointee.isRaw {
      state.pointee.isRaw = false
      // What was still on its way would be typed into the shell.
      tcsetattr(state.pointee.input, TCSAFLUSH, &state.pointee.settings)
    }
    replay()
  }

  /// Leads the standard streams back and prints what they were given; safe inside of a handler.
  func replay() {
    let file = state.pointee.capture
    guard file >= 0 else { return }
    state.pointee.capture = -1
    let (output, error) = (state.pointee.standardOutput, state.pointee.standardError)
    if output >= 0 { dup2(output, STDOUT_FILENO) }
    if error >= 0 { dup2(error, STDERR_FILENO) }
    copy(printed, state.pointee.printed, to: output >= 0 ? output : error)
    state.pointee.printed = 0
    lseek(file, 0, SEEK_SET)
    while case let count = read(file, copied, CrashMemory.chunk), count > 0 {
      copy(copied, count, to: output >= 0 ? output : error)
    }
    _ = ftruncate(file, 0)
    if output >= 0 { close(output) }
    if error >= 0 { close(error) }
  }

  /// Reads into what is kept until it is shown; how many bytes came, and nothing where it is full.
  func readPrinted(from descriptor: Int32) -> Int? {
    let count = state.pointee.printed
    let room = CrashMemory.printedCapacity - count
    guard room > 0 else { return nil }
    let length = read(descriptor, printed + count, room)
    if length > 0 { state.pointee.printed = count + length }
    return length
  }

  /// Takes what is kept.
  func takePrinted() -> [UInt8] {
    let count = state.pointee.printed
    state.pointee.printed = 0
    return Array(UnsafeBufferPointer(start: printed, count: count))
  }

  private func copy(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, to descriptor: Int32) {
    var start = 0
    while start < count {
      let written = write(descriptor, bytes + start, count - start)
      if written < 0, errno == EINTR { continue }
      if written <= 0 { break }
      start += written
    }
  }
}
