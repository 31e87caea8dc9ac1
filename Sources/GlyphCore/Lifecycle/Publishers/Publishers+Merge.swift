extension Publishers {
  /// A publisher that sends the values of two others as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    let a: A
    let b: B

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      let (first, second) = (a.sink(receiveValue: receiveValue), b.sink(receiveValue: receiveValue))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(a: self, b: other)
  }
}
