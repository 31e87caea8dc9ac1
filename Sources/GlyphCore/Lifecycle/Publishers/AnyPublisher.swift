/// A publisher of which only the values are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = publisher
  }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    base.sink(receiveValue: receiveValue)
  }
}

extension AnyPublisher: DerivedPublisher {
  var origin: any Publisher { originOf(base) }
}

/// A publisher that sends one value to everybody who subscribes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(output)
    return AnyCancellable {}
  }
}

extension Publisher {
  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
