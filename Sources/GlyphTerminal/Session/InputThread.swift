import Foundation
import GlyphCore
import Synchronization

/// Waits for keys and signals, so that the main actor does not have to.
///
/// The thread sleeps in `poll` without a time limit, except for the moment in which an Escape may
/// still become a sequence. What it finds is handed to the main queue in order.
final class InputThread: Sendable {
  /// What was found in one turn.
  struct Delivery: Sendable {
    var input: [TerminalInput] = []
    /// The signals that came, each once.
    var signals: Set<Int32> = []
    /// Whether nothing will be read any more.
    var isClosed = false
  }

  /// The thread's name, as tools that list threads show it.
  static let name = "GlyphUI input"

  private enum Command { case run, pause, end }

  /// How long an Escape waits for what may follow, in milliseconds.
  static let escapeTime: Int32 = 30

  private let input: FileDescriptor
  private let pipe = SignalPipe.shared
  private let command = Mutex(Command.run)
  private let stopped = DispatchSemaphore(value: 0)
  private let deliver: @Sendable (Delivery) -> Void
  /// How often the thread woke up.
  let wakeUps = Atomic(0)

  init(input: FileDescriptor, deliver: @escaping @Sendable (Delivery) -> Void) {
    self.input = input
    self.deliver = deliver
  }

  /// Starts to read, going on with a parser that may have begun.
  func start(_ parser: InputParser) {
    Thread { [self] in
      Thread.current.name = InputThread.name
      run(parser)
    }.start()
  }

  /// Stops reading, so that another program gets the keys, and returns when no read is under way.
  func pause() { give(.pause) }

  func resume() {
    command.withLock { $0 = .run }
    pipe.send(SignalPipe.wakeUp)
  }

  /// Ends the thread and returns when it reads no more.
  func end() { give(.end) }

  private func give(_ order: Command) {
    command.withLock { $0 = order }
    pipe.send(SignalPipe.wakeUp)
    stopped.wait()
  }

  private func run(_ parser: InputParser) {
    var parser = parser
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var isPaused = false
    var isAtEnd = false
    while true {
      let reads = !isPaused && !isAtEnd
      let waits = [(pipe.reading, Int32(POLLIN))] + (reads ? [(input, Int32(POLLIN))] : [])
      let isWaiting = parser.isWaiting && reads
      let ready = FileDescriptor.wait(
        for: waits, milliseconds: isWaiting ? InputThread.escapeTime : -1)
      wakeUps.add(1, ordering: .relaxed)
      var delivery = Delivery()
      if ready[0] { readSignals(&delivery, &buffer) }
      switch command.withLock({ $0 }) {
      case .end:
        stopped.signal()
        return
      case .pause:
        if !isPaused { stopped.signal() }
        isPaused = true
      case .run: isPaused = false
      }
      if !isPaused, ready.count > 1, ready[1] {
        if let bytes = input.read(into: &buffer) {
          delivery.input = parser.feed(bytes)
        } else {
          delivery.isClosed = true
          isAtEnd = true
        }
      } else if isWaiting, !ready.contains(true) {
        delivery.input = parser.flush()
      }
      if !delivery.isEmpty { deliver(delivery) }
    }
  }

  private func readSignals(_ delivery: inout Delivery, _ buffer: inout [UInt8]) {
    guard let bytes = pipe.reading.read(into: &buffer) else { return }
    for byte in bytes where byte != SignalPipe.wakeUp { delivery.signals.insert(Int32(byte)) }
  }
}

extension InputThread.Delivery {
  var isEmpty: Bool { input.isEmpty && signals.isEmpty && !isClosed }
}
