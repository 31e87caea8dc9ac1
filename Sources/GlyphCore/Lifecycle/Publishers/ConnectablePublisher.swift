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
