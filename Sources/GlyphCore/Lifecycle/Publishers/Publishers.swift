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
