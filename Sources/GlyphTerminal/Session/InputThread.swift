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
    /// Whether the program printed something.
    var hasPrinted = false
  }

  /// The thread's name, as tools that list threads show it.
  static let name = "GlyphUI input"

  /// How long an Escape waits for what may follow, in milliseconds.
  static let escapeTime: Int32 = 30

  private let input: FileDescriptor?
  private let printing: FileDescriptor?
  private let screen: FileDescriptor
  /// What the program printed, and nobody has shown yet.
  let printed = PrintedText()
  private let pipe = SignalPipe.shared
  private let isEnded = Atomic(false)
  private let stopped = DispatchSemaphore(value: 0)
  private let deliver: @Sendable (Delivery) -> Void
  /// Whether the terminal was asked where the cursor stands.
  let expectsPlace = Atomic(false)
  /// How often the thread woke up.
  let wakeUps = Atomic(0)

  /// A thread that reads keys from `input`, and what the program prints from `printing`, and that
  /// notices when nobody shows any more what is written to `screen`.
  init(
    input: FileDescriptor?, printing: FileDescriptor?, screen: FileDescriptor,
    deliver: @escaping @Sendable (Delivery) -> Void
  ) {
    self.input = input
    self.printing = printing
    self.screen = screen
    self.deliver = deliver
  }

  /// Starts to read, going on with a parser that may have begun.
  func start(_ parser: InputParser) {
    Thread { [self] in
      Thread.current.name = InputThread.name
      run(parser)
    }.start()
  }

  /// Ends the thread and returns when it reads no more.
  func end() {
    isEnded.store(true, ordering: .releasing)
    pipe.send(SignalPipe.wakeUp)
    stopped.wait()
  }

  private func run(_ parser: InputParser) {
    var parser = parser
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var isAtEnd = false
    var isPrintingAtEnd = false
    while true {
      let readable = isAtEnd ? nil : input
      let printing = isPrintingAtEnd ? nil : printing
      let waits = [pipe.reading, readable, printing].compactMap(\.self)
      let isWaiting = parser.isWaiting && readable != nil
      // No kind of event: only that the other side is gone.
      let screens = isAtEnd ? [] : [(screen, Int32(0))]
      let ready = FileDescriptor.wait(
        for: waits.map { ($0, Int32(POLLIN)) } + screens,
        milliseconds: isWaiting ? InputThread.escapeTime : -1)
      func isReady(_ descriptor: FileDescriptor?) -> Bool {
        descriptor.flatMap { waits.firstIndex(of: $0) }.map { ready[$0] } ?? false
      }
      wakeUps.add(1, ordering: .relaxed)
      var delivery = Delivery()
      if ready[0] { readSignals(&delivery, &buffer) }
      if isEnded.load(ordering: .acquiring) {
        stopped.signal()
        return
      }
      if isReady(printing), let printing {
        delivery.hasPrinted = true
        isPrintingAtEnd = !printed.read(from: printing)
      }
      if isReady(readable), let readable {
        if let bytes = readable.read(into: &buffer) {
          parser.expectsPlace = expectsPlace.load(ordering: .acquiring)
          delivery.input = parser.feed(bytes)
        } else {
          delivery.isClosed = true
          isAtEnd = true
        }
      } else if isWaiting, !ready.contains(true) {
        delivery.input = parser.flush()
      }
      if !isAtEnd, ready.count > waits.count, ready[waits.count] {
        delivery.isClosed = true
        isAtEnd = true
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
  var isEmpty: Bool { input.isEmpty && signals.isEmpty && !isClosed && !hasPrinted }
}
