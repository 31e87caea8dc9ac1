import Foundation
import Synchronization

extension Timer {
  /// Sends the time again and again. In `onReceive` it goes by the clock of the host, so that tests
  /// decide when it strikes; elsewhere by the time of day.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// The time, sent at one distance.
  public final class TimerPublisher: ConnectablePublisher, Cancellable, Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// At least a thousandth of a second.
    public let interval: TimeInterval
    private let isOver = Mutex(false)

    init(interval: TimeInterval) {
      self.interval = interval.isFinite ? max(interval, 0.001) : 0.001
    }

    public func connect() -> any Cancellable { self }

    /// Ends the timer for everybody who subscribed.
    public func cancel() { isOver.withLock { $0 = true } }

    var isCancelled: Bool { isOver.withLock { $0 } }

    public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
      let receiver = TimeReceiver(receive: receiveValue)
      let task = Task { @MainActor [interval] in
        while !Task.isCancelled, !self.isCancelled {
          try? await Task.sleep(for: .seconds(interval))
          if !Task.isCancelled, !self.isCancelled { receiver.receive(Date()) }
        }
      }
      return AnyCancellable { task.cancel() }
    }
  }
}

/// Only called on the main actor.
private struct TimeReceiver: @unchecked Sendable {
  let receive: (Date) -> Void
}
