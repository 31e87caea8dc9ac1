import Synchronization

/// A subject that remembers its last value, which whoever subscribes gets first; it may be used on
/// any thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let subscribers = Subscribers<Output>()
  private let current: Mutex<Held<Output>>

  /// A subject that begins with a value.
  public init(_ value: Output) { current = Mutex(Held(value: value)) }

  /// The last value; a new one is sent.
  public var value: Output {
    get { current.withLock { $0 }.value }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    let new = Held(value: value)
    current.withLock { $0 = new }
    subscribers.send(value)
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let subscription = subscribers.add(receiveValue)
    receiveValue(value)
    return subscription
  }
}

/// As with Combine, whoever sends values answers for the threads on which they are read.
private struct Held<Value>: @unchecked Sendable {
  let value: Value
}
