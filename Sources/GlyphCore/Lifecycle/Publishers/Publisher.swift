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
