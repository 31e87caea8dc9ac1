import Foundation

/// Turns signals into bytes that can be waited for together with keys.
///
/// A handler writes the signal's number into a pipe and does nothing else.
struct SignalPipe: Sendable {
  static let shared = SignalPipe()

  let reading: FileDescriptor
  private let writing: FileDescriptor

  /// A byte that is no signal: it only ends a wait.
  static let wakeUp: UInt8 = 0

  private static let signals = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT]

  private init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    reading = FileDescriptor(number: ends[0])
    writing = FileDescriptor(number: ends[1])
  }

  /// Makes the handlers known.
  func install() {
    for number in SignalPipe.signals { install(number) }
  }

  func install(_ number: Int32) {
    var present = sigaction()
    sigaction(number, nil, &present)
    // Whoever started the program with a signal ignored, as nohup does, wants it to stay so.
    if present.isIgnored { return }
    var action = sigaction()
    action.handle { number in
      let error = errno
      SignalPipe.shared.send(UInt8(truncatingIfNeeded: number))
      errno = error
    }
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }

  /// Gives the signals their usual effect again.
  func remove() {
    for number in SignalPipe.signals { signal(number, SIG_DFL) }
  }

  /// Writes one byte; a full pipe already holds enough to wake whoever waits.
  func send(_ byte: UInt8) { writing.writeOnce(byte) }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
