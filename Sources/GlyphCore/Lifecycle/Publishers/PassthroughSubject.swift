/// A publisher that sends what it is told to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to everybody who has subscribed by now.
  func send(_ value: Output)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// A subject that remembers nothing; it may be used on any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let subscribers = Subscribers<Output>()

  public init() {}

  public func send(_ value: Output) { subscribers.send(value) }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}
