import Foundation

/// Signals that the program sends to itself.
enum OwnSignal {
  /// Has the usual effect of a signal on this program, as if it had never been handled.
  ///
  /// The threads that serve queues hold signals back, and the main actor may run on one of them.
  static func take(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// Ends the program by a signal, so that whoever started it knows why.
  static func end(by number: Int32) -> Never {
    take(number)
    exit(128 + number)
  }
}
