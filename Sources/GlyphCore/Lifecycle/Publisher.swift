/// Something that sends values as time goes on, to whoever subscribes: the part of Combine that
/// views need, for platforms that have no Combine.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a closure with each value for as long as the result is held.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension ObservableObjectPublisher: Publisher {
  public typealias Failure = Never
}

extension Published.Publisher: Publisher {
  public typealias Output = Value
  public typealias Failure = Never
}

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first one who subscribes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

extension AnyCancellable: Cancellable {}

/// Publishers that are made of others.
public enum Publishers {
  /// A publisher that begins with the first one who subscribes.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func sink(receiveValue: @escaping (Upstream.Output) -> Void) -> AnyCancellable {
      upstream.sink(receiveValue: receiveValue)
    }
  }
}
