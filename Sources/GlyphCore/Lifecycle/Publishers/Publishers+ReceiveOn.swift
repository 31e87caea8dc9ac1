import Foundation

/// Something that does work on a thread of its own, as soon as it can.
public protocol Scheduler {
  func schedule(_ action: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
}

extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping @Sendable () -> Void) { perform(action) }
}

extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
}

extension Publishers {
  /// A publisher that sends the values of another on another thread. In `onReceive` that is the
  /// host's anyway.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      let scheduler = scheduler
      return upstream.sink { value in
        let delivery = ScheduledValue(value: value, receive: receiveValue)
        scheduler.schedule { delivery.receive(delivery.value) }
      }
    }
  }
}

/// Handed over to another thread as a whole, and not used on this one again.
private struct ScheduledValue<Value>: @unchecked Sendable {
  let value: Value
  let receive: (Value) -> Void
}

extension Publishers.ReceiveOn: DerivedPublisher {
  var origin: any Publisher { originOf(upstream) }
}

extension Publisher {
  /// Sends the values on another thread.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }
}
